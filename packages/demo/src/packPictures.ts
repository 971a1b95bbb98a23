import { plainGroups } from '@vitrin/contract/kinds/plainKinds';
import type { DemoPack, DemoPicture } from './pack.ts';

/** All pictures of a pack. */
export const packPictures = (pack: DemoPack): DemoPicture[] => [
  ...pack.slider,
  pack.about.picture,
  ...pack.services.flatMap(({ picture, furtherPictures = [] }) => [picture, ...furtherPictures]),
  ...plainGroups.flatMap((group) =>
    (pack[group] ?? []).flatMap(({ picture }) => (picture === undefined ? [] : [picture])),
  ),
  ...pack.projects.flatMap(({ pictures }) => pictures),
  ...pack.posts.map(({ picture }) => picture),
  ...pack.gallery.map(({ file, alt }) => ({ file, alt })),
];
