import type { VersionedKind } from '@vitrin/contract/history/history';
import type { HistorySectionName } from '@vitrin/contract/history/historySections';
import { type PlainGroup, plainGroups, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { paletteKeys } from '@vitrin/contract/settings/palette';
import {
  adminFormsText,
  adminGalleryText,
  adminHistoryText,
  adminLibraryText,
  adminSettingsText,
  itemFormsText,
  locale,
} from '../../text/panelText.ts';

/** A subject with versions: an entry of a kind by its id, or a settings section by its name. */
export type VersionedThing = { kind: VersionedKind; id: string };

type Words = Readonly<Record<string, unknown>>;

/** The field labels of each kind's form. */
const wordsOfKinds: Readonly<Record<Exclude<VersionedKind, 'settings'>, () => Words>> = {
  services: () => ({ ...adminFormsText.service, furtherImages: itemFormsText.gallery.further }),
  projects: () => ({ ...itemFormsText.project, images: itemFormsText.gallery.label }),
  posts: () => itemFormsText.post,
  ...plainWords(),
  pictures: () => ({
    title: adminLibraryText.titleField,
    alt: adminLibraryText.altField,
    credit: adminLibraryText.creditField,
    decorative: adminLibraryText.decorative,
    focalPoint: adminLibraryText.focus.title,
    crops: adminLibraryText.focus.crops,
  }),
  gallery: () => ({
    title: adminGalleryText.titleField,
    alt: adminGalleryText.altField,
    category: itemFormsText.project.category,
  }),
};

function plainWords(): Readonly<Record<PlainGroup, () => Words>>;
function plainWords(): Readonly<Record<string, () => Words>> {
  return Object.fromEntries(plainGroups.map((group) => [group, () => itemFormsText[plainKinds[group].name]]));
}

/** The names of the fields of each part of the settings. */
const wordsOfSections: Readonly<Record<HistorySectionName, () => Words>> = {
  general: () => ({ ...adminSettingsText.general }),
  contact: () => ({
    ...adminSettingsText.contact,
    contactDelivery: adminSettingsText.contact.delivery,
  }),
  map: () => ({ mapEnabled: adminSettingsText.map.enabled, mapUrl: adminSettingsText.map.url }),
  social: () => adminSettingsText.social,
  footer: () => ({
    footerDescription: adminSettingsText.footer.description,
    footerImage: adminSettingsText.footer.image,
  }),
  home: homeWords,
  about: () => ({ ...adminSettingsText.home, image: adminSettingsText.home.aboutImage }),
  team: () => adminSettingsText.home,
  privacy: () => ({
    title: adminSettingsText.contact.privacyTitle,
    content: adminSettingsText.contact.privacyContent,
  }),
  theme: () => Object.fromEntries(paletteKeys.map((key) => [key, adminFormsText.theme.colors[key].name])),
  slider: () => ({ slides: adminSettingsText.slider.list }),
};

function homeWords(): Words {
  const text = adminSettingsText.home;
  const sections = ['whyUs', 'services', 'crew', 'projects', 'latestNews'] as const;
  return {
    title: text.of(text.banner, text.title),
    subtitle: text.of(text.banner, text.subtitle),
    titleDescription: text.of(text.banner, text.description),
    ...Object.fromEntries(
      sections.flatMap((section) => [
        [`${section}Title`, text.of(text[section], text.title)],
        [`${section}Description`, text.of(text[section], text.description)],
      ]),
    ),
  };
}

const isSection = (id: string): id is HistorySectionName => Object.hasOwn(wordsOfSections, id);

/** The label of a field in its form; a field without a form keeps its name. */
export function fieldName({ kind, id }: VersionedThing, field: string): string {
  const words = kind === 'settings' ? (isSection(id) ? wordsOfSections[id]() : {}) : wordsOfKinds[kind]();
  const word = field === 'image' ? (words[field] ?? words['picture']) : words[field];
  if (typeof word === 'string') return word;
  return isPictureField(field) ? adminHistoryText.compare.blocks.picture : field;
}

const isPictureField = (field: string): boolean => /image|picture/i.test(field);

/** Proper nouns, which keep their capitals. */
const properNames: ReadonlySet<string> = new Set([
  'whatsApp',
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'linkedin',
  'facebookUrl',
  'instagramUrl',
  'linkedinUrl',
  'youtubeUrl',
]);

/** Abbreviations such as "PDF" keep theirs as well. */
const beginsWithAbbreviation = /^\p{Lu}{2}/u;

/** The field's label for use within a sentence: without its capital. */
export function fieldInSentence(subject: VersionedThing, field: string): string {
  const name = fieldName(subject, field);
  if (properNames.has(field) || beginsWithAbbreviation.test(name)) return name;
  return name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}
