/** A picture file of this size, for stories. */
export async function drawnFile(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('This browser draws nothing');
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
