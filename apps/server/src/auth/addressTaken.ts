import { refusals } from '@vitrin/contract/errors/refusals';
import { HttpError } from '../http/httpErrors.ts';

/** 409 where somebody signs in with an address already. */
export function addressTaken(): HttpError {
  const message = refusals.emailTaken();
  return new HttpError(409, message, { errors: { email: message } });
}
