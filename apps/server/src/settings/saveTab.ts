import type { DraftSubject } from '@vitrin/contract/drafts/formDraft';
import {
  historySections,
  type SettingSection,
  settingSections,
} from '@vitrin/contract/history/historySections';
import type { Author } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import type { Store } from '../store/openStore.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The settings sections that the fields of a tab belong to: in a tab with several sections, field names carry their
 * section.
 */
export function sectionsOf({ id }: DraftSubject, fields: Values): ReadonlyMap<SettingSection, Values> {
  const sections = new Map<SettingSection, Values>();
  for (const [name, value] of Object.entries(fields)) {
    const [part, inner] = name.includes('.') ? name.split('.', 2) : [id, name];
    const section = historySections.find((each) => each === part);
    if (section === undefined || section === 'slider' || inner === undefined) continue;
    sections.set(section, { ...sections.get(section), [inner]: value });
  }
  return sections;
}

/** Saves fields of a settings tab that have been validated. */
export async function saveTab(
  { store, by }: { store: Store; by: Author },
  subject: DraftSubject,
  fields: Values,
): Promise<void> {
  for (const [section, own] of sectionsOf(subject, fields)) {
    const { setting } = settingSections[section];
    await store.write((writer) => writeSetting(writer, setting, own, { by }));
  }
}
