import { type CropName, cropFile } from '../src/cropped.ts';
import type { SetPicture } from './pictureSet.ts';

/** The part of a drawing, in hundredths of its width and height. */
export type Crop = { left: number; top: number; width: number; height: number };

/** A picture of the set that is cut from its drawing. */
export type CroppedPicture = SetPicture & { crop: Crop };

const tall = (left: number): Crop => ({ left, top: 0, width: 42, height: 100 });
const square = (left: number): Crop => ({ left, top: 0, width: 56, height: 100 });
const wide = (top: number): Crop => ({ left: 0, top, width: 100, height: 60 });

type Cut = readonly [file: string, name: CropName, crop: Crop];

/** Which drawings are cut how, and where the cut begins so that what matters stays in it. */
const cuts: readonly Cut[] = [
  ['stair-noon-1.avif', 'tall', tall(52)],
  ['stair-dusk-2-mirrored.avif', 'tall', tall(5)],
  ['facade-noon-1.avif', 'tall', tall(4)],
  ['facade-dawn-3.avif', 'square', square(30)],
  ['plan-noon-1.avif', 'square', square(44)],
  ['plan-dusk-2.avif', 'tall', tall(54)],
  ['atrium-noon-1.avif', 'tall', tall(30)],
  ['atrium-dusk-3-mirrored.avif', 'square', square(22)],
  ['crane-dusk-1.avif', 'square', square(30)],
  ['courtyard-noon-1.avif', 'tall', tall(19)],
  ['residential-dusk-3.avif', 'square', square(28)],
  ['living-noon-3.avif', 'square', square(22)],
  ['bridge-dusk-2-mirrored.avif', 'wide', wide(12)],
  ['bridge-noon-3.avif', 'wide', wide(12)],
  ['cabin-dawn-1.avif', 'square', square(26)],
  ['cabin-noon-3.avif', 'tall', tall(34)],
  ['cabin-dusk-6.avif', 'tall', tall(34)],
  ['road-dawn-2.avif', 'tall', tall(48)],
  ['road-dusk-1.avif', 'wide', wide(26)],
  ['camper-dawn-2.avif', 'square', square(42)],
  ['camper-dusk-4-mirrored.avif', 'square', square(4)],
  ['workshop-dusk-2.avif', 'square', square(28)],
  ['solar-roof-noon-1.avif', 'square', square(16)],
  ['van-plan-noon-1.avif', 'tall', tall(50)],
  ['van-plan-dusk-2.avif', 'square', square(1)],
];

const cutOf = (whole: readonly SetPicture[], [file, name, crop]: Cut): CroppedPicture => {
  const drawing = whole.find((picture) => picture.file === file);
  if (drawing === undefined) throw new Error(`${file} is not drawn`);
  return { ...drawing, file: cropFile(file, name), crop };
};

/** The cuts as pictures of the set. */
export const cutsOf = (whole: readonly SetPicture[]): CroppedPicture[] =>
  cuts.map((cut) => cutOf(whole, cut));
