import { createCipheriv } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Size = { width: number; height: number };

/** A square of 49 megapixels: close to the largest that is accepted. */
export const largeSquare: Size = { width: 7_000, height: 7_000 };

/** Deterministic bytes that look random. */
export function noise(length: number): Buffer {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
  return cipher.update(Buffer.alloc(length));
}

/** A picture full of detail for sharp to encode: enlarged noise, which costs an encoder more than a photo. */
export const detailed = (size: Size): Sharp =>
  sharp(noise(Math.ceil(size.width / 8) * Math.ceil(size.height / 8) * 3), {
    raw: { width: Math.ceil(size.width / 8), height: Math.ceil(size.height / 8), channels: 3 },
    limitInputPixels: false,
  }).resize({ ...size, fit: 'fill', kernel: 'cubic' });

/** The properties of a PNG of zeros; `interlaced` ones cannot be decoded line by line. */
export type ZeroPng = Size & { channels?: 1 | 3 | 4; bits?: 8 | 16; interlaced?: boolean };

/** A PNG of zeros: a thousandth of its pixels in size. */
export async function zeroPng({
  width,
  height,
  channels = 3,
  bits = 8,
  interlaced = false,
}: ZeroPng): Promise<Buffer> {
  const rowBytes = (pixels: number): number => 1 + (pixels * channels * bits) / 8;
  const rawBytes = interlaced
    ? adam7.reduce((sum, pass) => {
        const [across, down] = [
          stepsWithin(width, pass.left, pass.across),
          stepsWithin(height, pass.top, pass.down),
        ];
        return sum + (across === 0 ? 0 : down * rowBytes(across));
      }, 0)
    : height * rowBytes(width);
  const header = pngHeader({ width, height }, { bits, color: { 1: 0, 3: 2, 4: 6 }[channels], interlaced });
  const pixels = await buffer(Readable.from(zeros(rawBytes)).pipe(createDeflate({ level: 6 })));
  return Buffer.concat([pngSignature, header, pngChunk('IDAT', pixels), pngChunk('IEND')]);
}

/** A PNG that claims a size and contains next to nothing. */
export const lyingPng = (size: Size): Buffer =>
  Buffer.concat([
    pngSignature,
    pngHeader(size, { bits: 8, color: 2, interlaced: false }),
    pngChunk('IDAT', Buffer.from('789c6360000000020001', 'hex')),
    pngChunk('IEND'),
  ]);

/** A small PNG with a compressed text and a compressed colour profile that expand to the given number of bytes each. */
export async function pngOfUnfoldingTexts(unfoldedBytes: number): Promise<Buffer> {
  const plain = await zeroPng({ width: 8, height: 8 });
  const folded = await buffer(Readable.from(zeros(unfoldedBytes)).pipe(createDeflate({ level: 9 })));
  const headEnd = pngSignature.length + pngHeaderBytes;
  return Buffer.concat([
    plain.subarray(0, headEnd),
    pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), folded])),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), folded])),
    plain.subarray(headEnd),
  ]);
}

/** A GIF of many frames of about 23 bytes, whose first pixel alternates between black and white. */
export function gifOfFrames(count: number, { width, height }: Size = { width: 1, height: 1 }): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const head = Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from('21ff0b4e45545343415045322e300301000000', 'hex'),
  ]);
  const frameHead = [0x21, 0xf9, 4, 4, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0];
  const [black, white] = [0x44, 0x4c].map((pixel) => Buffer.from([...frameHead, 2, 2, pixel, 0x01, 0]));
  const pair = Buffer.concat([black ?? [], white ?? []].map((frame) => Buffer.from(frame)));
  return Buffer.concat([head, Buffer.alloc((pair.length / 2) * count, pair), Buffer.from([0x3b])]);
}

/** A valid JPEG up to its middle, followed by random bytes. */
export async function jpegOfGarbage(size: Size, { progressive = false } = {}): Promise<Buffer> {
  const jpeg = await detailed(size).jpeg({ progressive }).toBuffer();
  const middle = Math.floor(jpeg.length / 2);
  // 0xff would start a marker, and end the picture early.
  const garbage = noise(jpeg.length - middle - 2).map((byte) => (byte === 0xff ? 0xfe : byte));
  return Buffer.concat([jpeg.subarray(0, middle), garbage, Buffer.from([0xff, 0xd9])]);
}

/** A progressive JPEG whose last scan is repeated; each costs a pass over the whole picture. */
export async function jpegOfScans(size: Size, scans: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { ...size, channels: 3, background: { r: 90, g: 120, b: 40 } } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    Buffer.alloc(scan.length * scans, scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/**
 * A small JPEG after the given number of bytes of metadata: comments, or a colour profile or EXIF in segments of 64 KB.
 */
export async function jpegOfMetadata(kind: 'comment' | 'icc' | 'exif', bytes: number): Promise<Buffer> {
  const jpeg = await detailed({ width: 64, height: 64 }).jpeg().toBuffer();
  const [marker, label] = {
    comment: [0xfe, ''] as const,
    icc: [0xe2, 'ICC_PROFILE\0'] as const,
    exif: [0xe1, 'Exif\0\0MM\0*\0\0\0\u0008'] as const,
  }[kind];
  const pieceBytes = 65_500;
  const pieces = Math.ceil(bytes / pieceBytes);
  const segments = Array.from({ length: pieces }, (_, index) => {
    const place = kind === 'icc' ? Buffer.from([(index % 255) + 1, Math.min(pieces, 255)]) : Buffer.alloc(0);
    const body = Buffer.concat([Buffer.from(label, 'latin1'), place, noise(pieceBytes - 64)]);
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** The given share of a file's beginning. */
export const cutOff = (bytes: Uint8Array, share: number): Uint8Array =>
  bytes.subarray(0, Math.floor(bytes.length * share));

/** A file whose second half is replaced by other bytes. */
export const garbled = (bytes: Uint8Array): Buffer => {
  const middle = Math.floor(bytes.length / 2);
  return Buffer.concat([bytes.subarray(0, middle), noise(bytes.length - middle)]);
};

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const pngHeaderBytes = 25;

/** The seven passes of an interlaced PNG: their origins and steps. */
const adam7 = [
  { left: 0, top: 0, across: 8, down: 8 },
  { left: 4, top: 0, across: 8, down: 8 },
  { left: 0, top: 4, across: 4, down: 8 },
  { left: 2, top: 0, across: 4, down: 4 },
  { left: 0, top: 2, across: 2, down: 4 },
  { left: 1, top: 0, across: 2, down: 2 },
  { left: 0, top: 1, across: 1, down: 2 },
] as const;

const stepsWithin = (length: number, start: number, step: number): number =>
  Math.max(0, Math.ceil((length - start) / step));

function pngHeader(
  { width, height }: Size,
  facts: { bits: number; color: number; interlaced: boolean },
): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([facts.bits, facts.color, 0, 0, facts.interlaced ? 1 : 0], 8);
  return pngChunk('IHDR', body);
}

function pngChunk(type: string, body: Uint8Array = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function* zeros(length: number): Generator<Buffer> {
  const piece = Buffer.alloc(1024 * 1024);
  for (let left = length; left > 0; left -= piece.length)
    yield piece.subarray(0, Math.min(left, piece.length));
}
