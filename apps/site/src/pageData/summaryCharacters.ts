/** The longest description of an entry that says none itself. */
export const summaryCharacters = 300;
