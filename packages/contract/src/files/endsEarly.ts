const [scan, end] = [0xda, 0xd9] as const;
const [pixels, lastChunk] = [0x49_44_41_54, 0x49_45_4e_44] as const;

/** Marks within a scan, at which a decoder can resume. */
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * Whether a JPEG or PNG certainly lacks a part of its pixels, as after a download that broke off. The server refuses
 * each such file; what it may accept, such as a picture that lacks only what follows the pixels, does not end early.
 */
export function endsEarly(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegEndsEarly(bytes);
  return bytes[0] === 0x89 && bytes[1] === 0x50 && pngEndsEarly(bytes);
}

function jpegEndsEarly(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? end;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker < 0xc0 || marker === end || isRestart(marker)) return false;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (marker !== scan) continue;
    at = endOfScan(bytes, at);
    // A missing part may have been filled with zeros, which decoders take for pixels.
    if (at < 0) return bytes.at(-1) !== 0;
  }
  return false;
}

/** Where the next marker is after the pixels of a scan; -1 if there is none. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const marker = bytes[at + 1];
    if (marker === undefined) return -1;
    if (marker !== 0 && !isRestart(marker)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return -1;
}

function pngEndsEarly(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 8 <= bytes.byteLength) {
    const type = view.getUint32(at + 4);
    if (type === lastChunk) return false;
    at += 12 + view.getUint32(at);
    if (type === pixels && at > bytes.byteLength) return true;
  }
  return false;
}
