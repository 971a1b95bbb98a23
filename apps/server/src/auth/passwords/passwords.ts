import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createPasswordTurns, type PasswordTurn } from './passwordTurns.ts';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagLength = 32;

/**
 * Each takes one of the four threads shared with file access, DNS look-ups and pictures, and 19 MB. A full queue takes
 * about a second.
 */
const inTurn = createPasswordTurns({ atOnce: 1, places: 32 });

/**
 * The argon2id hash of a password in the usual text form, with its cost and salt. Takes about 25 ms, plus its time in
 * the queue.
 */
export async function hashPassword(password: string, turn?: PasswordTurn): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await inTurn(
    () => derive('argon2id', { ...cost, message: password, nonce: salt, tagLength }),
    turn,
  );
  return textForm(salt, tag);
}

/** A check of a password: `begin` is called when its turn has come, and may still refuse it by throwing. */
export type PasswordCheck = PasswordTurn & { begin?: () => Promise<void> };

/**
 * True if the password matches. Without a hash, because the account does not exist, it takes as long and returns false.
 */
export async function verifyPassword(
  hash: string | undefined,
  password: string,
  { begin, ...turn }: PasswordCheck = {},
): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? decoy);
  const [, memory, passes, parallelism, salt, tag] = match ?? [];
  if (salt === undefined || tag === undefined) return false;
  const wanted = Buffer.from(tag, 'base64');
  const found = await inTurn(async () => {
    await begin?.();
    return derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: wanted.length,
    });
  }, turn);
  return timingSafeEqual(found, wanted) && hash !== undefined;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '');

function textForm(salt: Buffer, tag: Buffer): string {
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Stands in for the hash of an account that does not exist; no password matches it. */
const decoy = textForm(randomBytes(saltBytes), randomBytes(tagLength));
