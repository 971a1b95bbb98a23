import { cutPortrait } from './cutPortrait.ts';
import { resizePicture } from './resizePicture.ts';
import { describePicture, rewritePicture } from './rewritePicture.ts';
import { cutCard, drawCard } from './shareCard.ts';

/** Everything that decodes or encodes pictures: functions of files, which store nothing. */
export const pictureWork = {
  rewritePicture,
  describePicture,
  resizePicture,
  cutPortrait,
  cutCard,
  drawCard,
} as const;
export type PictureWork = typeof pictureWork;
