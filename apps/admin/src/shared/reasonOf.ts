import { ApiError } from '@vitrin/api-client/errors';
import { refusalOf } from '@vitrin/contract/errors/refusalOf';
import { inWords } from '@vitrin/ui/admin/inWords';
import { adminFormsText } from '@vitrin/ui/text/panelText';

/** Whether a call failed without a response. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

/** Whether what a call was about does not exist. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Why a file was not stored, in the panel's language, if known: the error of a field is more specific than the general
 * one. Messages of other servers are shown unchanged, unless they are about the server itself.
 */
export function knownReasonOf(error: unknown): string | undefined {
  if (isLost(error)) return adminFormsText.saving.lostReason;
  if (!(error instanceof ApiError)) return undefined;
  const told = [...Object.values(error.fieldErrors), error.serverMessage].filter(
    (each) => each !== undefined,
  );
  const known = told.find((sentence) => {
    const code = refusalOf(sentence)?.code;
    return code !== undefined && code !== 'invalidFields' && code !== 'serverError';
  });
  if (known !== undefined) return inWords(known);
  return error.status < 500 ? told[0] : undefined;
}

/** Why a file was not stored, as a message for the admin. */
export const reasonOf = (error: unknown): string =>
  knownReasonOf(error) ?? adminFormsText.saving.unknownReason;
