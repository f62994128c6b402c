/** What farmers like, in pictures: by the name of the condition. */
export const PICTURES: Record<string, string[]> = {
  cow: ["cow"],
  pig: ["pig"],
  sheep: ["sheep"],
  "no-cow": ["cow"],
  "no-pig": ["pig"],
  "no-sheep": ["sheep"],
  "one-kind": ["same"],
  "two-kinds": ["cow", "pig"],
  "three-kinds": ["cow", "pig", "sheep"],
  "five-animals": ["livestock"],
  "eight-animals": ["livestock"],
  "no-animal": ["livestock"],
  "four-tiles": ["fence"],
  "six-tiles": ["fence"],
  "no-barn": ["barn"],
  "others-barn": ["barn"],
  "two-barns": ["barn", "barn"],
  "second-farm": ["fence", "fence"],
};
export const NONE = new Set(["no-cow", "no-pig", "no-sheep", "no-animal", "no-barn"]); // pictures that are struck out
