import type { FieldValues } from 'react-hook-form';
import type { EditedFields, Keeping } from '../parts/Editing/editing.ts';
import { type Editing, useEditing } from '../parts/Editing/useEditing.ts';

/** The outcome of saving settings; of a partial failure, the parts that were not saved. */
export type SettingsOutcome =
  | { status: 'saved' }
  | { status: 'rejected'; fields: Readonly<Record<string, string>> }
  | { status: 'failed'; notSaved?: readonly string[]; lost?: boolean };

/** The fields of one tab: their names in order, and what they must be. */
export type SettingsFields<Fields extends FieldValues> = Pick<EditedFields<Fields>, 'names' | 'rules'>;

/** What a tab with fields reports to its screen. */
export type SettingsReports<Fields> = Keeping & { onSave: (fields: Fields) => Promise<SettingsOutcome> };

type Ended<Fields> = Exclude<SettingsOutcome, { status: 'saved' }> | { status: 'saved'; item: Fields };

export type SettingsFormState<Fields extends FieldValues> = Editing<Fields, Fields, Ended<Fields>>;

/** The editing of one tab: once saved, the sent values count as stored. */
export const useSettingsForm = <Fields extends FieldValues>(
  fields: SettingsFields<Fields>,
  stored: Fields,
  { onSave, ...keeping }: SettingsReports<Fields>,
): SettingsFormState<Fields> =>
  useEditing<Fields, Fields, Ended<Fields>>(
    { ...fields, name: 'settings' },
    {
      ...keeping,
      item: stored,
      valuesOf: (item) => item,
      save: async (sent) => {
        const outcome = await onSave(sent);
        return outcome.status === 'saved' ? { ...outcome, item: sent } : outcome;
      },
    },
  );
