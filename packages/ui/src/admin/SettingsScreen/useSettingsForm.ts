import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { adminSettingsText } from '../../text/panelText.ts';
import { differences, type EditedFields, type Keeping } from '../parts/Editing/editing.ts';
import { type Editing, useEditing } from '../parts/Editing/useEditing.ts';
import {
  notUploaded,
  type PictureCalls,
  type PictureSlot,
  type SettingPictureProps,
  type UnsentPicture,
} from './SettingPicture.tsx';

/** The outcome of saving settings; after a partial failure, the parts that were not saved. */
export type SettingsOutcome =
  | { status: 'saved' }
  | { status: 'rejected'; fields: Readonly<Record<string, string>> }
  | { status: 'failed'; notSaved?: readonly string[]; lost?: boolean };

/** The fields of one tab: their names in order, and their rules. */
export type SettingsFields<Fields extends FieldValues> = Pick<EditedFields<Fields>, 'names' | 'rules'>;

/** What a tab with fields reports to its screen. */
export type SettingsReports<Fields> = Keeping &
  Partial<Pick<PictureCalls, 'onUpload'>> & { onSave: (fields: Fields) => Promise<SettingsOutcome> };

type Ended<Fields> = Exclude<SettingsOutcome, { status: 'saved' }> | { status: 'saved'; item: Fields };

export type SettingsFormState<Fields extends FieldValues> = Editing<Fields, Fields, Ended<Fields>> & {
  /** The props that keep a picture of the tab chosen if it could not be stored. */
  unsent: (slot: PictureSlot) => Pick<SettingPictureProps, 'unsent' | 'onUnsent'>;
};

/** The labels of the tabs' pictures. */
function nameOf(slot: PictureSlot): string {
  const { general, footer, home } = adminSettingsText;
  const { logo, favicon } = general;
  return { logo, favicon, footerImage: footer.image, about: home.aboutImage }[slot];
}

/**
 * The editing of one tab: after a save, the sent values count as stored. Saving also retries failed picture uploads.
 */
export function useSettingsForm<Fields extends FieldValues>(
  fields: SettingsFields<Fields>,
  stored: Fields,
  { onSave, onUpload, ...keeping }: SettingsReports<Fields>,
): SettingsFormState<Fields> {
  const [unsent, setUnsent] = useState<ReadonlyMap<PictureSlot, UnsentPicture>>(new Map());
  const of: EditedFields<Fields> = { ...fields, name: 'settings' };
  const keep = (slot: PictureSlot, picture: UnsentPicture | undefined) =>
    setUnsent((before) => {
      const others = [...before].filter(([other]) => other !== slot);
      return new Map(picture ? [...others, [slot, picture]] : others);
    });

  /** Uploads the pending pictures, and returns the names of those that failed again. */
  async function sendPictures(): Promise<string[]> {
    const { signal } = new AbortController();
    const ends = await Promise.all(
      [...unsent].map(async ([slot, { file }]) => {
        const end = await onUpload?.(slot, file, { onProgress: () => undefined, signal });
        keep(slot, end?.stored === true ? undefined : { file, why: notUploaded(end?.why) });
        return end?.stored === true ? [] : [nameOf(slot)];
      }),
    );
    return ends.flat();
  }

  const editing = useEditing<Fields, Fields, Ended<Fields>>(of, {
    ...keeping,
    item: stored,
    valuesOf: (item) => item,
    ...(unsent.size > 0 && {
      besides: () => ({
        name: [...unsent.keys()].map(nameOf).join(', '),
        changed: true,
        files: [...unsent.values()].map(({ file }) => file.name),
        missing: undefined,
      }),
    }),
    save: async (sent, _version, item) => {
      const left = await sendPictures();
      const outcome: SettingsOutcome =
        unsent.size > 0 && differences(of, sent, item).length === 0
          ? { status: 'saved' }
          : await onSave(sent);
      if (outcome.status !== 'saved') return outcome;
      return left.length > 0 ? { status: 'failed', notSaved: left } : { status: 'saved', item: sent };
    },
  });

  return {
    ...editing,
    discard: () => {
      editing.discard();
      setUnsent(new Map());
    },
    unsent: (slot) => ({ unsent: unsent.get(slot), onUnsent: (picture) => keep(slot, picture) }),
  };
}
