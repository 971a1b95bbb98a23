/** One picture of an ICO file: its side as the directory records it, and its bytes. */
export type IconPart = { side: number; data: Buffer };

/** The bytes of an ICO file that holds the given pictures. */
export function icoOf(parts: readonly IconPart[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(parts.length, 4);
  let offset = header.length + parts.length * 16;
  const entries = parts.map(({ side, data }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...parts.map(({ data }) => data)]);
}

/** The header of a bitmap in an ICO file, followed by as many bytes as it claims. */
export function iconBitmap(side: number): Buffer {
  const bitmap = Buffer.alloc(40 + side * side * 4);
  bitmap.writeUInt32LE(40, 0);
  return bitmap;
}
