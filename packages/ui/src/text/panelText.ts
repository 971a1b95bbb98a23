import type { FirstCatalogue, LaterCatalogue, PanelCatalogue } from './catalogue.ts';

type Parts = { first: () => Promise<FirstCatalogue>; later: () => Promise<LaterCatalogue> };

/** The languages of the panel: each is a folder next to this file, in two chunks that load when it is chosen. */
const languages = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    later: async () => (await import('./en/later.ts')).later,
  },
  tr: {
    first: async () => (await import('./tr/first.ts')).first,
    later: async () => (await import('./tr/later.ts')).later,
  },
} as const satisfies Readonly<Record<string, Parts>>;

/** A language of the panel. */
export type PanelLanguage = keyof typeof languages;

/** The panel's language if neither a choice nor the browser specifies another. */
export const defaultLanguage: PanelLanguage = 'en';

/** The name of each language in that language, for language menus. */
export const languageNames: Readonly<Record<PanelLanguage, string>> = { en: 'English', tr: 'Türkçe' };

/** Whether the panel supports the language with this code, such as "tr". */
export const isPanelLanguage = (code: string): code is PanelLanguage => Object.hasOwn(languages, code);

/** All languages of the panel. */
export const panelLanguages: readonly PanelLanguage[] = Object.keys(languages).filter(isPanelLanguage);

/** The first of a browser's languages that the panel supports, such as "tr" for "tr-TR"; otherwise the default one. */
export const languageOf = (wanted: readonly string[]): PanelLanguage =>
  wanted.map((tag) => tag.split('-', 1).join('').toLowerCase()).find(isPanelLanguage) ?? defaultLanguage;

// The texts in the chosen language, as live bindings: importers always see the current value, but copies go stale.
// Therefore, texts must be read while rendering, and never while a module loads (tests/architecture.test.ts).
export let language: PanelLanguage;
export let locale: PanelCatalogue['locale'];
export let adminText: PanelCatalogue['adminText'];
export let adminActivityText: PanelCatalogue['adminActivityText'];
export let adminFirstDayText: PanelCatalogue['adminFirstDayText'];
export let adminFormsText: PanelCatalogue['adminFormsText'];
export let adminGalleryText: PanelCatalogue['adminGalleryText'];
export let adminHealthText: PanelCatalogue['adminHealthText'];
export let adminHistoryText: PanelCatalogue['adminHistoryText'];
export let adminInboxText: PanelCatalogue['adminInboxText'];
export let adminLibraryText: PanelCatalogue['adminLibraryText'];
export let adminMailText: PanelCatalogue['adminMailText'];
export let adminMessagesText: PanelCatalogue['adminMessagesText'];
export let adminRedirectsText: PanelCatalogue['adminRedirectsText'];
export let adminPlanText: PanelCatalogue['adminPlanText'];
export let adminPreviewText: PanelCatalogue['adminPreviewText'];
export let adminSettingsText: PanelCatalogue['adminSettingsText'];
export let adminSiteAtText: PanelCatalogue['adminSiteAtText'];
export let adminTrashText: PanelCatalogue['adminTrashText'];
export let adminUsersText: PanelCatalogue['adminUsersText'];
export let adminVisitsText: PanelCatalogue['adminVisitsText'];
export let itemFormsText: PanelCatalogue['itemFormsText'];
export let refusalText: PanelCatalogue['refusalText'];

let begin: () => void;
/** Resolves once a first language has loaded; the code of the first screen loads in parallel. */
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/** The language whose later texts are loaded as well. */
let whole: PanelLanguage | undefined;

/**
 * Loads a language and makes it the panel's. Nothing of the panel can render before; later changes do not trigger a
 * re-render.
 */
export async function speak(chosen: PanelLanguage): Promise<void> {
  await speakFirst(chosen);
  await speakWhole();
}

/**
 * Loads the texts of a language that the first screen needs. If more of the panel has loaded already, it loads all of
 * them.
 */
export async function speakFirst(chosen: PanelLanguage): Promise<void> {
  ({ locale, adminText, adminMessagesText } = await languages[chosen].first());
  language = chosen;
  begin();
  if (whole !== undefined) await speakWhole();
}

/** Loads the later texts of the current language; rejects on failure, and may be called again. */
export async function speakWhole(): Promise<void> {
  await begun;
  while (whole !== language) {
    const chosen = language;
    // Once, unless another language was chosen meanwhile.
    ({
      adminActivityText,
      adminFirstDayText,
      adminFormsText,
      adminGalleryText,
      adminHealthText,
      adminHistoryText,
      adminInboxText,
      adminLibraryText,
      adminMailText,
      adminPlanText,
      adminPreviewText,
      adminRedirectsText,
      adminSettingsText,
      adminSiteAtText,
      adminTrashText,
      adminUsersText,
      adminVisitsText,
      itemFormsText,
      refusalText,
    } = await languages[chosen].later());
    whole = chosen;
  }
}
