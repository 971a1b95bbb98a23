import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagLength = 32;

/** The argon2id hash of a password in the usual text form, with its cost and salt. Takes about 25 ms. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await derive('argon2id', { ...cost, message: password, nonce: salt, tagLength });
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** True where the password is the one that was hashed. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  const [, memory, passes, parallelism, salt, tag] = match ?? [];
  if (salt === undefined || tag === undefined) return false;
  const wanted = Buffer.from(tag, 'base64');
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(found, wanted);
}

let decoy: Promise<string> | undefined;

/** Works as long as a real check of a password, for an account that does not exist. */
export async function pretendToVerify(password: string): Promise<void> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
