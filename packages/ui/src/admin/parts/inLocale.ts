import { locale } from '../../text/panelText.ts';

/** A formatter of dates or figures in the panel's language; made when it is first asked for, and kept. */
export function inLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  let made: { locale: string; formatter: Formatter } | undefined;
  return () => {
    if (made?.locale !== locale) made = { locale, formatter: make(locale) };
    return made.formatter;
  };
}
