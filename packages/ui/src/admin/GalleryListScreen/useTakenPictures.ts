import { pictureTypes } from '@vitrin/contract/limits';
import { useState } from 'react';
import { whenReady } from '../../elements/PictureField/smallerPicture.ts';
import { adminGalleryText } from '../../text/panelText.ts';
import { namedSize } from '../parts/ItemForm/files/chosenFile.ts';
import { useSmallPictures } from '../parts/SmallPictures/useSmallPictures.ts';
import type { FileProblem } from './FileNotice.tsx';

const types: readonly string[] = pictureTypes;

/**
 * Takes files that were chosen for the gallery: phone formats are converted, files that are no pictures are left out,
 * and small ones are asked about before `onUpload` receives the rest.
 */
export function useTakenPictures(onUpload: (files: readonly File[]) => void) {
  const [problem, setProblem] = useState<FileProblem>();
  const place = namedSize(adminGalleryText.pictureSize);
  const small = useSmallPictures(place && { ...place, whole: true });

  async function use(files: readonly File[]) {
    const pictures = files.filter(({ type }) => types.includes(type));
    if (pictures.length === 0) setProblem('none');
    else setProblem(pictures.length < files.length ? 'some' : undefined);
    const used = await small.admitted(pictures);
    if (used.length > 0) onUpload(used);
  }

  return {
    take: (files: readonly File[]) => whenReady(files, (ready) => void use(ready)),
    problem,
    question: small.question,
  };
}
