/** The language of the website and of the company's texts. */
export const siteLanguage = 'tr';

/** The same with the country, whose rules apply to dates and numbers. */
export const siteLocale = 'tr-TR';
