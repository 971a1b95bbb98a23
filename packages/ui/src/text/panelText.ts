import type { PanelCatalogue } from './catalogue.ts';

/** The languages of the panel: each is a folder beside this file, and a chunk that loads when it is chosen. */
const languages = {
  en: async () => (await import('./en/panel.ts')).panel,
} as const satisfies Readonly<Record<string, () => Promise<PanelCatalogue>>>;

/** A language that the panel speaks. */
export type PanelLanguage = keyof typeof languages;

/** What the panel speaks without a choice. */
export const defaultLanguage: PanelLanguage = 'en';

// The words in the language that was chosen. Importers see each change, but not what they have copied: they read a text
// when they draw, and none while a module loads (tests/architecture.test.ts).
export let language: PanelLanguage;
export let locale: PanelCatalogue['locale'];
export let adminText: PanelCatalogue['adminText'];
export let adminFormsText: PanelCatalogue['adminFormsText'];
export let adminGalleryText: PanelCatalogue['adminGalleryText'];
export let adminMessagesText: PanelCatalogue['adminMessagesText'];
export let adminSettingsText: PanelCatalogue['adminSettingsText'];
export let itemFormsText: PanelCatalogue['itemFormsText'];

/** Loads a language and lets the panel speak it. Nothing of the panel can be drawn before; later changes draw nothing anew. */
export async function speak(chosen: PanelLanguage): Promise<void> {
  ({
    locale,
    adminText,
    adminFormsText,
    adminGalleryText,
    adminMessagesText,
    adminSettingsText,
    itemFormsText,
  } = await languages[chosen]());
  language = chosen;
}
