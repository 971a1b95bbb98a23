/** The limits that a visitor's first view needs, which is sent without all others. */
export const viewLimits = {
  homeServices: 6,
  /** Services in the menus; the last link leads to all of them. */
  menuServices: 12,
  descriptionCharacters: 155,
  bannerIntervalMs: 5_000,
  preloaderMs: 1_500,
} as const;
