import type { PanelCatalogue } from './catalogue.ts';

/** The languages of the panel: each is a folder beside this file, and a chunk that loads when it is chosen. */
const languages = {
  en: async () => (await import('./en/panel.ts')).panel,
} as const satisfies Readonly<Record<string, () => Promise<PanelCatalogue>>>;

/** A language that the panel speaks. */
export type PanelLanguage = keyof typeof languages;

/** The language of the panel unless another is chosen. */
export const defaultLanguage: PanelLanguage = 'en';

// The texts in the chosen language, as live bindings: importers always see the present value, but copies go stale. So
// texts are read while rendering, and never while a module loads (tests/architecture.test.ts).
export let language: PanelLanguage;
export let locale: PanelCatalogue['locale'];
export let adminText: PanelCatalogue['adminText'];
export let adminFormsText: PanelCatalogue['adminFormsText'];
export let adminGalleryText: PanelCatalogue['adminGalleryText'];
export let adminMessagesText: PanelCatalogue['adminMessagesText'];
export let adminSettingsText: PanelCatalogue['adminSettingsText'];
export let itemFormsText: PanelCatalogue['itemFormsText'];

/**
 * Loads a language and makes it the panel's. Nothing of the panel can render before; later changes re-render nothing.
 */
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
