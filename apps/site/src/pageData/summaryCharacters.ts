/** The maximum length of a description that is derived from an entry's text. */
export const summaryCharacters = 300;
