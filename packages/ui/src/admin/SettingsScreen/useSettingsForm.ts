import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { adminSettingsText } from '../../text/panelText.ts';
import {
  type Changes,
  changesOf,
  type EditedFields,
  type Ended,
  type Keeping,
} from '../parts/Editing/editing.ts';
import { type Editing, useEditing } from '../parts/Editing/useEditing.ts';
import {
  notUploaded,
  type PictureCalls,
  type PictureSlot,
  type SettingPictureProps,
  type UnsentPicture,
} from './SettingPicture.tsx';

/** The outcome of saving settings; after a partial failure, the parts that were not saved. */
export type SettingsOutcome<Stored> =
  | Exclude<Ended<Stored>, { status: 'conflict' | 'failed' }>
  | (Extract<Ended<Stored>, { status: 'failed' }> & { notSaved?: readonly string[] });

/** The fields of one tab: their names in order, and their rules. */
export type SettingsFields<Fields extends FieldValues> = Pick<EditedFields<Fields>, 'names' | 'rules'>;

/** What a tab with fields reports to its screen. */
export type SettingsReports<Fields, Stored> = Keeping &
  Partial<Pick<PictureCalls, 'onUpload'>> & {
    /** Saves the changed fields alone, so that what others have changed meanwhile stays. */
    onSave: (change: Changes<Fields>, stored: Stored) => Promise<SettingsOutcome<Stored>>;
  };

export type SettingsFormState<Fields extends FieldValues, Stored> = Editing<
  Stored,
  Fields,
  SettingsOutcome<Stored>
> & {
  /** The props that keep a picture of the tab chosen if it could not be stored. */
  unsent: (slot: PictureSlot) => Pick<SettingPictureProps, 'unsent' | 'onUnsent'>;
};

/** The labels of the tabs' pictures. */
function nameOf(slot: PictureSlot): string {
  const { general, footer, home } = adminSettingsText;
  const { logo, favicon } = general;
  return { logo, favicon, footerImage: footer.image, about: home.aboutImage }[slot];
}

/** The editing of one tab. Saving also retries failed picture uploads. */
export function useSettingsForm<Fields extends FieldValues, Stored>(
  fields: SettingsFields<Fields>,
  stored: Stored,
  valuesOf: (stored: Stored) => Fields,
  { onSave, onUpload, ...keeping }: SettingsReports<Fields, Stored>,
): SettingsFormState<Fields, Stored> {
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

  const editing = useEditing<Stored, Fields, SettingsOutcome<Stored>>(of, {
    ...keeping,
    item: stored,
    valuesOf,
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
      const change = changesOf(of, sent, valuesOf(item));
      const outcome: SettingsOutcome<Stored> =
        Object.keys(change).length === 0 ? { status: 'saved', item } : await onSave(change, item);
      return outcome.status === 'saved' && left.length > 0
        ? { status: 'failed', notSaved: left, item: outcome.item }
        : outcome;
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
