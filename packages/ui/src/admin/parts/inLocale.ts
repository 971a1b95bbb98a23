import { locale } from '../../text/panelText.ts';

/** A formatter of dates or numbers in the panel's language; created on first use, then cached. */
export function inLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  let made: { locale: string; formatter: Formatter } | undefined;
  return () => {
    if (made?.locale !== locale) made = { locale, formatter: make(locale) };
    return made.formatter;
  };
}
