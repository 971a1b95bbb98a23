/** This many pixels per side are enough to find the colours of a logo. */
const side = 64;

/** The pixels of a scaled-down picture as red, green, blue and alpha; undefined if the browser cannot read it. */
export async function logoPixels(file: Blob): Promise<Uint8ClampedArray | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: side, resizeHeight: side });
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return context?.getImageData(0, 0, side, side).data;
  } catch {
    return undefined;
  }
}
