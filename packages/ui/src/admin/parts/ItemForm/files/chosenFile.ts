import { limits, pdfType, pictureTypes } from '@vitrin/contract/limits';
import { isHeic } from '../../../../elements/PictureField/smallerPicture.ts';
import { adminFormsText } from '../../../../text/panelText.ts';
import { inLocale } from '../../inLocale.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
const inWords = inLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** A file's size in words, such as "1.8 MB". */
export const fileSize = (bytes: number): string =>
  bytes < megabyte
    ? adminFormsText.picture.kilobytes(inWords().format(Math.ceil(bytes / kilobyte)))
    : adminFormsText.picture.megabytes(inWords().format(bytes / megabyte));

/** Why a file cannot be a picture of the website, or undefined if it can. */
export function pictureProblem(file: { name: string; type: string; size: number }): string | undefined {
  const text = adminFormsText.picture;
  const types: readonly string[] = pictureTypes;
  if (isHeic(file)) return text.heic;
  if (!types.includes(file.type)) return text.wrongType;
  if (file.size > limits.uploadBytes) return text.tooLarge;
  return undefined;
}

/** Why a file cannot be a PDF of the website; undefined if it can. */
export function pdfProblem(file: { type: string; size: number }): string | undefined {
  if (file.type !== pdfType) return adminFormsText.pdf.wrongType;
  return file.size > limits.uploadBytes ? adminFormsText.picture.tooLarge : undefined;
}

/** The size in a field's text, such as "1600 × 1000"; undefined if there is none. */
export function namedSize(words: string): { width: number; height: number } | undefined {
  const [, width, height] = /(\d{1,5})\s?[×x]\s?(\d{1,5})/.exec(words) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
}

/** The name of a stored picture's file from its address, unless the server generated it. */
export function fileName(url: string): string {
  const text = adminFormsText.picture;
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return last === '' || /^[\da-f-]{16,}(?:\W|$)/i.test(last) ? text.stored : last;
}
