// Runs before the page: what it knows of the reader can't wait for the script. The build fills in the files of the words.
(() => {
  const files = /* files */ {};
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  const wanted = [localStorage.getItem("language"), ...navigator.languages].map((one) =>
    one?.slice(0, 2).toLowerCase(),
  );
  const language = wanted.find((one) => one in files) ?? "en";
  document.documentElement.lang = language;
  for (const file of files[language] ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
})();
