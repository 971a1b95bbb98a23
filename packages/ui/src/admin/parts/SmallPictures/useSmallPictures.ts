import { useEffect, useRef, useState } from 'react';
import { isTooSmall, type PicturePlace, pixelSizeOf } from '../../../elements/PictureField/pictureSize.ts';
import type { SmallPicture, SmallQuestion } from './SmallPictures.tsx';

/**
 * Measures chosen files before they are used, and asks about those that are too small for their place, one choice after
 * the other. Undecodable files pass: storing them will report the error. So do small ones once nobody can be asked.
 */
export function useSmallPictures(place: PicturePlace | undefined) {
  const [question, setQuestion] = useState<SmallQuestion>();
  const open = useRef<SmallQuestion>(undefined);
  const isGone = useRef(false);
  const asked = useRef<Promise<unknown>>(Promise.resolve());

  function ask(next: SmallQuestion | undefined) {
    open.current = next;
    setQuestion(next);
  }

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      // Pictures that are being asked about are left out.
      open.current?.onLeaveOut();
    };
  }, []);

  /** The files to be used, in order. */
  async function admitted(files: readonly File[]): Promise<readonly File[]> {
    if (place === undefined) return files;
    const sizes = await Promise.all(files.map(pixelSizeOf));
    const small = files.flatMap((file, index) => {
      const size = sizes[index];
      return size !== undefined && isTooSmall(size, place) ? [{ file, name: file.name, ...size }] : [];
    });
    if (small.length === 0) return files;
    const answered = asked.current.then(() => (isGone.current ? files : answerAbout(files, small)));
    asked.current = answered;
    return answered;
  }

  function answerAbout(
    files: readonly File[],
    small: readonly (SmallPicture & { file: File })[],
  ): Promise<readonly File[]> {
    return new Promise((resolve) => {
      const answer = (isUsed: boolean) => {
        if (open.current === mine) ask(undefined);
        resolve(isUsed ? files : files.filter((file) => !small.some((one) => one.file === file)));
      };
      const mine = { pictures: small, onUse: () => answer(true), onLeaveOut: () => answer(false) };
      ask(mine);
    });
  }

  return { question, admitted };
}
