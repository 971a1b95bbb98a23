import { spyOn } from 'storybook/test';
import { drawnFile } from './drawnFile.ts';

/** A picture file of this size that is so large that it may have to be converted. */
export async function heavyFile(name: string, width: number, height: number): Promise<File> {
  const drawn = await drawnFile(name, width, height);
  return new File([drawn, new Uint8Array(7 * 1024 * 1024)], name, { type: drawn.type });
}

/** Holds the conversion of chosen files until the returned function is called; they are then used as they are. */
export function holdDrawing(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const drawing = spyOn(globalThis, 'createImageBitmap').mockImplementation(async () => {
    await promise;
    throw new TypeError('Used as it is');
  });
  return () => {
    drawing.mockRestore();
    resolve();
  };
}
