import {
  isPanelLanguage,
  language,
  languageOf,
  type PanelLanguage,
  speakFirst,
} from '@vitrin/ui/text/panelText';
import { client, storage } from './api.ts';

/** Absent if the API stores no languages. */
const { chooseLanguage: keepLanguage } = client.auth;

type Account = { language?: string | undefined };

/** The language for this browser's next start; the account's, once somebody has signed in. */
const shownKey = 'panel.language';

/** Chosen on the sign-in screen, and so for the next account that signs in. */
const askedKey = 'panel.language.asked';

const known = (code: string | null | undefined): PanelLanguage | undefined =>
  code && isPanelLanguage(code) ? code : undefined;

async function speakIn(wanted: PanelLanguage | undefined): Promise<void> {
  const chosen = wanted ?? languageOf(navigator.languages);
  if (chosen !== language) await speakFirst(chosen);
  document.documentElement.lang = chosen;
}

/** Starts in the language of the last visit, or the browser's own. */
export const startLanguage = async (): Promise<void> => speakIn(known(storage.getItem(shownKey)));

/** Switches the language before sign-in. What is already rendered has to render again. */
export async function askForLanguage(wanted: PanelLanguage): Promise<void> {
  storage.setItem(shownKey, wanted);
  if (keepLanguage) storage.setItem(askedKey, wanted);
  await speakIn(wanted);
}

/**
 * Switches to the language of an account before its first screen is rendered: the one chosen at sign-in, else its own,
 * else the browser's. If the API stores no languages, this browser's stays.
 */
export async function speakTo(account: Account): Promise<void> {
  if (keepLanguage === undefined) return;
  const own = known(storage.getItem(askedKey)) ?? known(account.language);
  if (own === undefined) storage.removeItem(shownKey);
  else storage.setItem(shownKey, own);
  await speakIn(own);
}

/** Stores the language chosen at sign-in with the account; on failure, the next start retries it. */
export async function keepAsked(account: Account): Promise<void> {
  const asked = known(storage.getItem(askedKey));
  if (asked === undefined || keepLanguage === undefined) return;
  try {
    if (asked !== account.language) await keepLanguage({ body: { language: asked } });
    storage.removeItem(askedKey);
  } catch {
    // The panel is already in that language.
  }
}

/** Stores a choice with the account and in this browser; it takes effect at the panel's next start. */
export async function chooseLanguage(wanted: PanelLanguage): Promise<void> {
  await keepLanguage?.({ body: { language: wanted } });
  storage.removeItem(askedKey);
  storage.setItem(shownKey, wanted);
}
