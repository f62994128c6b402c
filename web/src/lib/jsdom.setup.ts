/** What jsdom lacks of a browser: it has no screen, so no query about one is true. */
globalThis.matchMedia ??= (query) => ({ matches: false, media: query }) as MediaQueryList;
