import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { versionedKinds } from '@vitrin/contract/history/history';
import type { ContentGroup } from '@vitrin/contract/kinds/contentKinds';
import { type HistorySectionName, historySections } from '@vitrin/contract/history/historySections';
import type { Fields } from '@vitrin/contract/kinds/field';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { HistoryPart, VersionedThing } from '@vitrin/ui/admin/HistoryScreen';
import { adminSettingsText, adminText } from '@vitrin/ui/text/panelText';
import type { Subject } from '../frame/subject.ts';
import { kindsWithForms } from '../kinds/panelKinds.ts';

/** The subject of a history address. */
export type HistoryPlace = {
  subject: VersionedThing;
  /** The fields of its kind; empty where none refers to other entries. */
  fields: Fields;
  /** The screen that edits it. */
  back: { label: string; href: string };
  /** The sections of the settings in the same tab, if there are several. */
  parts: readonly HistoryPart[];
  /** The public page that shows it, if known without a request. */
  siteHref: string;
  /** Loads its title and its public page; absent if it has neither. */
  read: ((signal: AbortSignal) => Promise<Subject>) | undefined;
};

type Tab = keyof typeof adminSettingsText.tabs;

/** The tab in which each settings section is edited. */
const tabs: Readonly<Record<HistorySectionName, Tab>> = {
  general: 'general',
  contact: 'contact',
  privacy: 'contact',
  map: 'map',
  social: 'social',
  footer: 'footer',
  home: 'home',
  about: 'home',
  team: 'home',
  theme: 'theme',
  slider: 'slider',
};

/** The place of an address; undefined if its subject has no versions. */
export function historyPlace(kind: string | undefined, id: string | undefined): HistoryPlace | undefined {
  const known = versionedKinds.find((name) => name === kind);
  if (known === undefined || id === undefined) return undefined;
  if (known === 'settings') return placeOfSection(id);
  return known === 'pictures' ? placeOfPicture(id) : placeOfEntry(known, id);
}

function placeOfSection(id: string): HistoryPlace | undefined {
  const section = historySections.find((name) => name === id);
  if (section === undefined) return undefined;
  const tab = tabs[section];
  const { pages, contact } = adminSettingsText;
  const labels: Readonly<Partial<Record<HistorySectionName, string>>> = {
    ...pages,
    contact: contact.ways,
    privacy: contact.privacy,
  };
  const together = historySections.filter((name) => tabs[name] === tab);
  return {
    subject: { kind: 'settings', id: section },
    fields: {},
    back: { label: adminSettingsText.tabs[tab], href: adminPaths.settings(tab) },
    parts: together.length > 1 ? together.map((name) => ({ id: name, label: labels[name] ?? name })) : [],
    siteHref: section === 'contact' || section === 'map' ? sitePaths.contact() : sitePaths.home(),
    read: undefined,
  };
}

function placeOfPicture(id: string): HistoryPlace {
  return {
    subject: { kind: 'pictures', id },
    fields: {},
    back: { label: adminText.frame.library, href: adminPaths.library() },
    parts: [],
    siteHref: sitePaths.home(),
    read: undefined,
  };
}

function placeOfEntry(kind: ContentGroup, id: string): HistoryPlace {
  const rest = { subject: { kind, id }, parts: [] };
  if (kind === 'gallery') {
    const back = { label: adminText.gallery.title, href: adminPaths.gallery() };
    return { ...rest, fields: {}, back, siteHref: sitePaths.photos(), read: undefined };
  }
  const { entries } = kindsWithForms[kind];
  return {
    ...rest,
    fields: entries.fields,
    back: { label: entries.title(), href: entries.editPath(id) },
    siteHref: sitePaths.home(),
    read: (signal) => entries.subjectOf(id, signal),
  };
}
