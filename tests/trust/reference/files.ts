import { plainPdf } from '../../../apps/server/src/testing/samplePdf.ts';
import { plainJpeg, redAndBlue } from '../../../apps/server/src/testing/samplePictures.ts';
import type { FileName } from './request.ts';

/** The bytes of the files that forms carry. */
export async function makeFiles(): Promise<Readonly<Record<FileName, Uint8Array>>> {
  const size = { width: 4, height: 2 };
  const photo = await plainJpeg(size);
  return {
    'photo.jpg': photo,
    'icon.png': await redAndBlue({ width: 16, height: 16 }).png().toBuffer(),
    'broken.jpg': photo.subarray(0, photo.length / 2),
    'empty.png': new Uint8Array(),
    'text.jpg': Buffer.from('This is no picture.'),
    'drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'sheet.pdf': plainPdf(),
  };
}
