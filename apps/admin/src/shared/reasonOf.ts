import { ApiError } from '@vitrin/api-client/errors';
import { refusalOf } from '@vitrin/contract/errors/refusalOf';
import { inWords } from '@vitrin/ui/admin/inWords';
import { adminFormsText } from '@vitrin/ui/text/panelText';

/** True where a call got no answer. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

/**
 * Why a file was not stored, in the panel's language, where that is known: what is said of a field is more exact than
 * what is said of the whole. Sentences of other servers are told as they are, unless they are about the server itself.
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

/** Why a file was not stored, in a sentence for the admin. */
export const reasonOf = (error: unknown): string =>
  knownReasonOf(error) ?? adminFormsText.saving.unknownReason;
