import { readFile } from 'node:fs/promises';
import { pdfType } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { nameOf } from '../pictureName.ts';
import { refuse } from './refuse.ts';
import type { MadePicture } from './rewritePicture.ts';

/** How many of a file's last bytes contain the offset of its cross-reference table. */
const tailBytes = 1_024;

/** What runs or starts something in a PDF viewer, as far as it is written in plain text. */
const acts = ['/JavaScript', '/Launch'];

/** Whether bytes start like a PDF. */
export const isPdfHead = (head: Uint8Array): boolean =>
  /^%PDF-[12]\.\d/.test(Buffer.from(head.subarray(0, 8)).toString('latin1'));

/**
 * Whether a file is complete: it starts like a PDF, and ends with the offset of its cross-reference table, which is
 * there.
 */
export function isWholePdf(file: Buffer): boolean {
  if (!isPdfHead(file)) return false;
  const tail = file.subarray(-tailBytes).toString('latin1');
  const [, place] = /startxref\s{1,4}(\d{1,9})\s{1,4}%%EOF\s{0,64}$/.exec(tail) ?? [];
  if (place === undefined || Number(place) >= file.length) return false;
  const table = file.subarray(Number(place), Number(place) + 32).toString('latin1');
  return /^\s{0,4}(?:xref\s|\d{1,9}\s{1,4}\d{1,5}\s{1,4}obj)/.test(table);
}

/**
 * Checks an uploaded PDF, which is stored unchanged. Throws 400 for a damaged one, and for one with active content; 415
 * for others.
 */
export async function readPdf(path: string): Promise<MadePicture> {
  const file = await readFile(path);
  if (!isPdfHead(file)) throw refuse(415, refusals.notAPdf());
  if (!isWholePdf(file)) throw refuse(400, refusals.pdfDamaged());
  if (acts.some((name) => file.includes(name, 0, 'latin1'))) throw refuse(400, refusals.pdfActs());
  const noPixels = { width: 0, height: 0, placeholder: '', color: '' };
  return { file, facts: { name: nameOf(file, 'pdf'), mime: pdfType, bytes: file.length, ...noPixels } };
}
