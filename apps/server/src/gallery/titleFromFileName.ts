import { limits } from '@vitrin/contract/limits';
import { upperTurkish } from '@vitrin/contract/turkish';

/** The title of a picture made from the name of its file: "deniz_manzarasi-2.jpg" → "Deniz manzarasi 2". */
export function titleFromFileName(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\s_\-+.]+/g, ' ')
    .trim();
  const [first = '', ...rest] = words;
  return [upperTurkish(first), ...rest].join('').slice(0, limits.titleCharacters).trim();
}
