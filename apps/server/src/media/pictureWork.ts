import { cutPortrait } from './sizes/cutPortrait.ts';
import { resizePicture } from './sizes/resizePicture.ts';
import { describePicture, rewritePicture } from './uploads/rewritePicture.ts';
import { cutCard, drawCard } from './sizes/shareCard.ts';

/** Everything that decodes or encodes pictures: functions on files, which store nothing. */
export const pictureWork = {
  rewritePicture,
  describePicture,
  resizePicture,
  cutPortrait,
  cutCard,
  drawCard,
} as const;
export type PictureWork = typeof pictureWork;
