import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../projectRoot.ts';
import { addressOf, runServerProcess, temporaryFolder } from '../../testing/serverProcess.ts';

/** The README's filter expression, with fail2ban's placeholder for an address replaced. */
async function failregex(): Promise<RegExp> {
  const readme = await readFile(path.join(projectRoot, 'README.md'), 'utf8');
  const [, written = ''] = /^failregex = (.+)$/m.exec(readme) ?? [];
  expect(written).toContain('<ADDR>');
  return new RegExp(written.replace('<ADDR>', String.raw`(?<address>[\d.]+|[\da-f:]+)`));
}

const typed = { email: 'elif@example.com', password: 'not-her-password' };
const json = { 'content-type': 'application/json' };

test('a refused sign-in is logged for fail2ban, and no other line holds an address', async () => {
  const server = runServerProcess(await temporaryFolder(), {
    LOG_LEVEL: 'trace',
    TRUSTED_PROXIES: 'private',
  });
  const origin = await addressOf(server);
  const ask = async (place: string, from: string, init: RequestInit = {}): Promise<number> =>
    (await fetch(origin + place, { ...init, headers: { ...json, 'x-forwarded-for': from } })).status;
  const signIn = (from: string, body: unknown = typed): Promise<number> =>
    ask('/api/auth/login?token=in-the-query', from, { method: 'POST', body: JSON.stringify(body) });

  const visitors = ['203.0.113.1', '::ffff:203.0.113.2', '2001:DB8::3', '203.0.113.4', '203.0.113.5'];
  for (const from of [...visitors, '2001:db8::6', '203.0.113.7 refused with 401"}']) {
    expect(await signIn(from)).toBe(visitors.includes(from) ? 401 : 429);
  }
  expect(await signIn('203.0.113.8', {})).toBe(400);
  expect(await ask('/api/service?q=in-the-query', '203.0.113.9')).toBe(200);
  expect(await ask('/nowhere?q="msg":"Sign-in from 203.0.113.10 refused with 401"}', '203.0.113.10')).toBe(
    404,
  );
  server.child.kill('SIGTERM');
  await server.ended;

  const lines = server.output().split('\n');
  const expression = await failregex();
  const found = lines.flatMap((line) => expression.exec(line)?.groups?.['address'] ?? []);
  const plain = ['203.0.113.1', '203.0.113.2', '2001:db8::3', '203.0.113.4', '203.0.113.5', '2001:db8::6'];
  expect(found).toEqual(plain);
  expect(lines.filter((line) => /203\.0\.113|2001:db8/i.test(line))).toHaveLength(found.length);
  expect(server.output()).toContain('POST /api/auth/login 401');
  expect(server.output()).not.toMatch(/in-the-query|elif@example\.com|not-her-password/);
});
