import {
  isPanelLanguage,
  language,
  languageOf,
  type PanelLanguage,
  speakFirst,
} from '@vitrin/ui/text/panelText';
import { client, storage } from './api.ts';

/** Absent where the API keeps no languages. */
const { chooseLanguage: keepLanguage } = client.auth;

type Account = { language?: string | undefined };

/** The language that this browser shows from its next start; the account's, once somebody has signed in. */
const shownKey = 'panel.language';

/** Chosen at the sign-in screen, and so for the account that signs in next. */
const askedKey = 'panel.language.asked';

const known = (code: string | null | undefined): PanelLanguage | undefined =>
  code && isPanelLanguage(code) ? code : undefined;

async function speakIn(wanted: PanelLanguage | undefined): Promise<void> {
  const chosen = wanted ?? languageOf(navigator.languages);
  if (chosen !== language) await speakFirst(chosen);
  document.documentElement.lang = chosen;
}

/** Speaks the language of the last visit, else the browser's own. */
export const startLanguage = async (): Promise<void> => speakIn(known(storage.getItem(shownKey)));

/** Speaks a language before anybody has signed in. What is rendered already has to render once more. */
export async function askForLanguage(wanted: PanelLanguage): Promise<void> {
  storage.setItem(shownKey, wanted);
  if (keepLanguage) storage.setItem(askedKey, wanted);
  await speakIn(wanted);
}

/**
 * Speaks the language of an account, before its first screen is rendered: what was asked for at the sign-in, else its
 * own, else the browser's. Where the API keeps no languages, that of this browser stays.
 */
export async function speakTo(account: Account): Promise<void> {
  if (keepLanguage === undefined) return;
  const own = known(storage.getItem(askedKey)) ?? known(account.language);
  if (own === undefined) storage.removeItem(shownKey);
  else storage.setItem(shownKey, own);
  await speakIn(own);
}

/** Lets the account remember what was asked for at the sign-in; where that fails, the next start does it. */
export async function keepAsked(account: Account): Promise<void> {
  const asked = known(storage.getItem(askedKey));
  if (asked === undefined || keepLanguage === undefined) return;
  try {
    if (asked !== account.language) await keepLanguage({ body: { language: asked } });
    storage.removeItem(askedKey);
  } catch {
    // The panel speaks it already.
  }
}

/** Remembers a choice with the account and in this browser; the panel speaks it from its next start. */
export async function chooseLanguage(wanted: PanelLanguage): Promise<void> {
  await keepLanguage?.({ body: { language: wanted } });
  storage.removeItem(askedKey);
  storage.setItem(shownKey, wanted);
}
