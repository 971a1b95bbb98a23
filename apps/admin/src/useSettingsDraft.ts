import type { SettingsDraft, SettingsTyped } from '@vitrin/ui/admin/SettingsScreen';
import { useDraft } from './useDraft.ts';
import { useNow } from './useNow.ts';

const isTyped = (value: unknown): value is SettingsTyped =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean');

/** What was typed into a tab of the settings and never saved, and what keeps it from now on. */
export function useSettingsDraft(tab: string): {
  draft: SettingsDraft | undefined;
  now: Date;
  onDraft: (typed: SettingsTyped | null) => void;
} {
  const name = `settings.${tab}`;
  const [found, keep] = useDraft(name, name, isTyped);
  return { draft: found && { values: found.value, at: found.at }, now: useNow(), onDraft: keep };
}
