const [startOfScan, firstFrame, lastFrame] = [0xda, 0xc0, 0xcf] as const;
/** Markers among those of frames that begin no frame: tables, and an extension. */
const noFrame: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Whether a decoder has to hold all of a JPEG or PNG at once, of which the server accepts fewer pixels: a progressive
 * JPEG, or an interlaced PNG.
 */
export async function isReadWhole(file: Blob): Promise<boolean> {
  if (/png/i.test(file.type)) {
    const [method] = new Uint8Array(await file.slice(28, 29).arrayBuffer());
    return method === 1;
  }
  for (let at = 2; at < file.size; ) {
    const segment = new DataView(await file.slice(at, at + 4).arrayBuffer());
    if (segment.byteLength < 4 || segment.getUint8(0) !== 0xff) return false;
    const marker = segment.getUint8(1);
    if (marker === startOfScan) return false;
    // Of four kinds of frames, the third is progressive.
    if (marker >= firstFrame && marker <= lastFrame && !noFrame.has(marker)) return marker % 4 === 2;
    at += 2 + segment.getUint16(2);
  }
  return false;
}
