import { refusalOf } from '@vitrin/contract/errors/refusalOf';
import { refusalText } from '../../text/panelText.ts';

/** A message of the contract in the panel's language; any other text, such as another API's message, unchanged. */
export function inWords(message: string): string {
  const refusal = refusalOf(message);
  if (refusal === undefined) return message;
  const sentence: (...values: number[]) => string = refusalText[refusal.code];
  return sentence(...refusal.values);
}

/** The message of a react-hook-form field error in the panel's language. */
export const errorInWords = (error: { message?: string } | undefined): string | undefined =>
  error?.message && inWords(error.message);
