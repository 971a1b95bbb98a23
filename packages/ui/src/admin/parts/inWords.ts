import { refusalOf } from '@vitrin/contract/errors/refusalOf';
import { refusalText } from '../../text/panelText.ts';

/** A sentence of the contract in the panel's language; any other text, such as one of another API, as it is. */
export function inWords(message: string): string {
  const refusal = refusalOf(message);
  if (refusal === undefined) return message;
  const sentence: (...values: number[]) => string = refusalText[refusal.code];
  return sentence(...refusal.values);
}

/** A field's error as react-hook-form holds it, in words. */
export const errorInWords = (error: { message?: string } | undefined): string | undefined =>
  error?.message && inWords(error.message);
