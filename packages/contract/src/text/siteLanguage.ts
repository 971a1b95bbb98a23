/** The language of the website, and so of the texts that a company writes, as documents and fields name it. */
export const siteLanguage = 'tr';

/** The same with the country whose rules dates and figures follow. */
export const siteLocale = 'tr-TR';
