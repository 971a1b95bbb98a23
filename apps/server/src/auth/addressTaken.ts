import { refusals } from '@vitrin/contract/errors/refusals';
import { HttpError } from '../http/httpErrors.ts';

/** The 409 for an address that is already in use. */
export function addressTaken(): HttpError {
  const message = refusals.emailTaken();
  return new HttpError(409, message, { errors: { email: message } });
}
