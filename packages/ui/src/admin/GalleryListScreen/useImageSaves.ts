import { useState } from 'react';

/** The texts that an admin writes about a picture. */
export type ImageWords = { title: string; alt: string };

/** A stored version of a picture's texts. */
export type ImageVersion = { title: string; alt?: string | undefined; updatedAt: string };

/** The result of saving a picture's texts; in a conflict somebody else has saved `current` in the meantime. */
export type ImageSaving =
  | { status: 'saved' }
  | { status: 'failed' }
  | { status: 'conflict'; current: ImageVersion };

/** Texts that were sent and are not stored yet: pending, or rejected. */
export type ImageSave = {
  words: ImageWords;
  status: 'saving' | 'failed';
  /** What somebody else has saved in the meantime. */
  theirs?: ImageVersion | undefined;
};

type SendWords = (id: string, words: ImageWords, updatedAt: string) => Promise<ImageSaving>;

/** The texts of pictures that are being saved; rejected ones are kept until they are saved or discarded. */
export function useImageSaves(send: SendWords | undefined) {
  const [saves, setSaves] = useState<ReadonlyMap<string, ImageSave>>(new Map());

  const put = (id: string, save: ImageSave | undefined): void =>
    setSaves((before) => {
      const next = new Map(before);
      if (save === undefined) next.delete(id);
      else next.set(id, save);
      return next;
    });

  return {
    of: (id: string) => saves.get(id),
    /** Some texts were rejected, and exist only here. */
    someFailed: [...saves.values()].some(({ status }) => status === 'failed'),
    drop: (id: string) => put(id, undefined),
    /** Saves texts based on the version of `updatedAt`, and resolves to whether they were stored. */
    save: async (id: string, words: ImageWords, updatedAt: string): Promise<boolean> => {
      if (send === undefined || saves.get(id)?.status === 'saving') return false;
      const theirs = saves.get(id)?.theirs;
      put(id, { words, status: 'saving', theirs });
      const saving = await send(id, words, updatedAt);
      if (saving.status === 'saved') put(id, undefined);
      else
        put(id, { words, status: 'failed', theirs: saving.status === 'conflict' ? saving.current : theirs });
      return saving.status === 'saved';
    },
  };
}
