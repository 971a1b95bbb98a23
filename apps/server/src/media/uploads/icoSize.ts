const headerBytes = 6;
const entryBytes = 16;
const maxImages = 20;
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const bitmapHeaderBytes = 40;

/**
 * The largest picture of an ICO file in pixels, or undefined if the bytes are not such a file. Every picture in the
 * directory must lie within the file, after the directory, and start like a PNG or a bitmap.
 */
export function icoSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < headerBytes) return undefined;
  const [reserved, type, count] = [bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)];
  if (reserved !== 0 || type !== 1 || count === 0 || count > maxImages) return undefined;
  const directoryEnd = headerBytes + count * entryBytes;
  if (bytes.length < directoryEnd) return undefined;

  const sizes = Array.from({ length: count }, (_, index) => {
    const entry = headerBytes + index * entryBytes;
    const [length, offset] = [bytes.readUInt32LE(entry + 8), bytes.readUInt32LE(entry + 12)];
    if (offset < directoryEnd || length < bitmapHeaderBytes || offset + length > bytes.length)
      return undefined;
    if (!isPictureData(bytes.subarray(offset, offset + length))) return undefined;
    // A side takes one byte, so 256 is written as 0.
    return { width: bytes.readUInt8(entry) || 256, height: bytes.readUInt8(entry + 1) || 256 };
  });
  const known = sizes.filter((size) => size !== undefined);
  return known.length === count ? known.toSorted((a, b) => b.width - a.width)[0] : undefined;
}

const isPictureData = (data: Buffer): boolean =>
  data.subarray(0, pngSignature.length).equals(pngSignature) || data.readUInt32LE(0) === bitmapHeaderBytes;
