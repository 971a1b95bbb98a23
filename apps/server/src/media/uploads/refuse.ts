import { refusals } from '@vitrin/contract/errors/refusals';
import { HttpError } from '../../http/httpErrors.ts';

/** An error on the uploaded file. */
export const refuse = (status: number, message: string): HttpError =>
  new HttpError(status, message, { errors: { file: message } });

/** 400 for a file that starts like a picture but cannot be read. */
export const damaged = (): HttpError => refuse(400, refusals.pictureDamaged());
