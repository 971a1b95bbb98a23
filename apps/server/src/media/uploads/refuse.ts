import { refusals } from '@vitrin/contract/errors/refusals';
import { HttpError } from '../../http/httpErrors.ts';

/** An error about the uploaded file. */
export const refuse = (status: number, message: string): HttpError =>
  new HttpError(status, message, { errors: { file: message } });

/** 400 for a picture that begins as one but cannot be read. */
export const damaged = (): HttpError => refuse(400, refusals.pictureDamaged());
