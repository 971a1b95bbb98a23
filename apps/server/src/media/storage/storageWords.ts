import { codeOf } from '../../starting/startError.ts';
import type { S3Place } from './s3Storage.ts';

const named: Readonly<Record<string, string>> = {
  NoSuchBucket: 'a bucket that exists',
  NotFound: 'a bucket that exists',
  InvalidAccessKeyId: 'a key that the storage knows',
  SignatureDoesNotMatch: 'the secret of the key',
  AccessDenied: 'a key that may read and write the bucket',
  Forbidden: 'a key that may read and write the bucket',
  PermanentRedirect: "the bucket's own region, as ?region=",
  AuthorizationHeaderMalformed: "the bucket's own region, as ?region=",
};

/** Why a bucket cannot be used, in one line that names the setting; never its key or secret. */
export function storageWords(error: unknown, { endpoint, bucket }: S3Place): string {
  const inner = innermost(error);
  const where = `${endpoint}/${bucket}`;
  const expected = inner instanceof Error ? named[inner.name] : undefined;
  const said = inner instanceof Error ? (inner.message.split('\n', 1)[0] ?? '') : String(inner);
  if (expected !== undefined && inner instanceof Error)
    return `STORAGE_URL: expected ${expected}; ${where} refuses (${inner.name}${said === '' ? '' : `: ${said}`})`;
  const code = codeOf(error);
  const reason = code === undefined || code.startsWith('E_') ? said : code;
  return `STORAGE_URL: expected an S3 storage at ${where}, which cannot be reached (${reason})`;
}

/** The innermost cause of an error that drivers have wrapped. */
function innermost(error: unknown, within = 3): unknown {
  return error instanceof Error && error.cause instanceof Error && within > 0
    ? innermost(error.cause, within - 1)
    : error;
}
