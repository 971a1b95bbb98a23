import { useEffect, useRef, useState } from 'react';
import { isTooSmall, type PicturePlace, pixelSizeOf } from '../../../elements/PictureField/pictureSize.ts';
import type { SmallQuestion } from './SmallPictures.tsx';

/**
 * Measures chosen files before they are used, and asks about those that are too small for their place. Undecodable
 * files pass: storing them will report the error.
 */
export function useSmallPictures(place: PicturePlace | undefined) {
  const [question, setQuestion] = useState<SmallQuestion>();
  const open = useRef<SmallQuestion>(undefined);

  function ask(next: SmallQuestion | undefined) {
    open.current = next;
    setQuestion(next);
  }

  // On unmount, pending pictures are left out.
  useEffect(() => () => open.current?.onLeaveOut(), []);

  /** The files to be used, in order. */
  async function admitted(files: readonly File[]): Promise<readonly File[]> {
    if (place === undefined) return files;
    const sizes = await Promise.all(files.map(pixelSizeOf));
    const small = files.flatMap((file, index) => {
      const size = sizes[index];
      return size !== undefined && isTooSmall(size, place) ? [{ file, name: file.name, ...size }] : [];
    });
    if (small.length === 0) return files;
    return new Promise((resolve) => {
      // A pending question is answered by leaving the pictures out.
      open.current?.onLeaveOut();
      const answer = (isUsed: boolean) => {
        ask(undefined);
        resolve(isUsed ? files : files.filter((file) => !small.some((one) => one.file === file)));
      };
      ask({ pictures: small, onUse: () => answer(true), onLeaveOut: () => answer(false) });
    });
  }

  return { question, admitted };
}
