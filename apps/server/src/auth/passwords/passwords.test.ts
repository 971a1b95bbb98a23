import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('çok gizli bir şifre');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(hash, 'çok gizli bir şifre')).toBe(true);
  expect(await verifyPassword(hash, 'cok gizli bir sifre')).toBe(false);
});

test('the same password never gives the same hash', async () => {
  expect(await hashPassword('twice')).not.toBe(await hashPassword('twice'));
});

test('a hash in another format matches nothing', async () => {
  expect(await verifyPassword('$2b$10$abcdefghijklmnopqrstuv', 'x')).toBe(false);
});
