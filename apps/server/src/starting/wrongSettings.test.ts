import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storageWords } from '../media/storage/storageWords.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { startWords } from '../testing/startWords.ts';
import { testEngines } from '../testing/testEngines.ts';
import { startTestS3 } from '../testing/testStorage.ts';

const postgres = process.env['TEST_DATABASE_URL'] ?? '';
const withPath = (pathname: string): string => {
  const url = new URL(postgres);
  url.pathname = pathname;
  return url.href;
};
const withUser = (user: string): string => {
  const url = new URL(postgres);
  url.username = user;
  url.password = 'geheim';
  return url.href;
};

/** A port of this machine where something listens but never responds; `nobody` is one without a listener. */
async function ports(): Promise<{ taken: string; nobody: string }> {
  const [taken, gone] = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')];
  await Promise.all([once(taken, 'listening'), once(gone, 'listening')]);
  const [one, other] = [taken, gone].map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? String(address.port) : '';
  });
  gone.close();
  await once(gone, 'close');
  onTestFinished(() => void taken.close());
  return { taken: one ?? '', nobody: other ?? '' };
}

type Case = { name: string; given: () => Promise<Record<string, string>>; words: RegExp };

const cases: readonly Case[] = [
  { name: 'PORT', given: async () => ({ PORT: 'http' }), words: /PORT: expected a port/ },
  {
    name: 'PORT in use',
    given: async () => ({ PORT: (await ports()).taken }),
    words: /^Port \d+ is in use\. .*PORT=3001/,
  },
  {
    name: 'HOST of another machine',
    given: async () => ({ HOST: '203.0.113.7' }),
    words: /^HOST: expected an address of this machine/,
  },
  {
    name: 'HOST that nobody knows',
    given: async () => ({ HOST: 'nowhere.invalid' }),
    words: /^HOST: expected an address of this machine/,
  },
  {
    name: 'PUBLIC_URL',
    given: async () => ({ PUBLIC_URL: 'ornek.com.tr' }),
    words: /PUBLIC_URL: expected an address such as https/,
  },
  {
    name: 'API_HOST',
    given: async () => ({ API_HOST: 'ornek' }),
    words: /API_HOST: expected an address such as https/,
  },
  {
    name: 'TRUSTED_PROXIES',
    given: async () => ({ TRUSTED_PROXIES: 'all' }),
    words: /TRUSTED_PROXIES: expected none, private/,
  },
  { name: 'DEMO', given: async () => ({ DEMO: 'otel' }), words: /DEMO: expected insaat/ },
  { name: 'LOG_LEVEL', given: async () => ({ LOG_LEVEL: 'loud' }), words: /LOG_LEVEL: expected trace/ },
  {
    name: 'SMTP_URL',
    given: async () => ({ SMTP_URL: 'mail.ornek' }),
    words: /SMTP_URL: expected an address such as smtp/,
  },
  {
    name: 'DATA_DIR that is a file',
    given: async () => {
      const file = path.join(await temporaryFolder(), 'data');
      await writeFile(file, '');
      return { DATA_DIR: file };
    },
    words: /^DATA_DIR: expected a folder .* is a file \(EEXIST\)$/,
  },
  {
    name: 'DATA_DIR below a file',
    given: async () => ({ DATA_DIR: '/etc/hostname/data' }),
    words: /^DATA_DIR: expected a folder .* below a file \(ENOTDIR\)$/,
  },
  {
    name: 'DATA_DIR whose pictures are a file',
    given: async () => {
      const folder = await temporaryFolder();
      await writeFile(path.join(folder, 'pictures'), '');
      return { DATA_DIR: folder };
    },
    words: /^DATA_DIR: expected a folder .*pictures is a file/,
  },
  {
    name: 'BACKUP_DIR that is a file',
    given: async () => {
      const folder = await temporaryFolder();
      await writeFile(path.join(folder, 'backups'), '');
      return { BACKUP_DIR: path.join(folder, 'backups') };
    },
    words: /^BACKUP_DIR: expected a folder .* is a file/,
  },
  {
    name: 'a file of a secret',
    given: async () => ({ STORAGE_URL_FILE: '/nowhere' }),
    words: /STORAGE_URL_FILE: expected a file that can be read \(ENOENT\)/,
  },
  {
    name: 'DATABASE_URL of another database',
    given: async () => ({ DATABASE_URL: 'mysql://a' }),
    words: /DATABASE_URL: expected an address such as postgres/,
  },
  {
    name: 'DATABASE_URL that cannot be read',
    given: async () => ({ DATABASE_URL: 'postgres://a:b@db:99999/c' }),
    words: /DATABASE_URL: expected an address such as postgres/,
  },
  {
    name: 'DATABASE_URL where nobody listens',
    given: async () => ({ DATABASE_URL: `postgres://a:geheim@127.0.0.1:${(await ports()).nobody}/c` }),
    words:
      /^DATABASE_URL: expected a PostgreSQL at 127\.0\.0\.1:\d+\/c, which cannot be reached \(ECONNREFUSED\)$/,
  },
  {
    name: 'DATABASE_URL of a host that nobody knows',
    given: async () => ({ DATABASE_URL: 'postgres://a:geheim@nowhere.invalid/c' }),
    words: /^DATABASE_URL: expected a PostgreSQL at nowhere\.invalid\/c, which cannot be reached/,
  },
  {
    name: 'STORAGE_URL',
    given: async () => ({ STORAGE_URL: 's3://host' }),
    words: /STORAGE_URL: expected an address such as s3/,
  },
  {
    name: 'STORAGE_URL where nobody listens',
    given: async () => ({ STORAGE_URL: `s3+http://key:geheim@127.0.0.1:${(await ports()).nobody}/b` }),
    words:
      /^STORAGE_URL: expected an S3 storage at http:\/\/127\.0\.0\.1:\d+\/b, which cannot be reached \(ECONNREFUSED\)$/,
  },
  {
    name: 'STORAGE_URL of a host that nobody knows',
    given: async () => ({ STORAGE_URL: 's3://key:geheim@nowhere.invalid/b' }),
    words: /^STORAGE_URL: expected an S3 storage at https:\/\/nowhere\.invalid\/b, which cannot be reached/,
  },
  {
    name: 'STORAGE_URL without its bucket',
    given: async () => {
      const bucket = await startTestS3(await temporaryFolder());
      onTestFinished(bucket.close);
      const url = new URL(bucket.address);
      url.pathname = '/other';
      return { STORAGE_URL: url.href };
    },
    words: /^STORAGE_URL: expected a bucket that exists; .*\/other refuses \(NoSuchBucket/,
  },
];

const postgresCases: readonly Case[] = [
  {
    name: 'DATABASE_URL without its database',
    given: async () => ({ DATABASE_URL: withPath('/nonesuch') }),
    words: /^DATABASE_URL: expected the name of a database \(.*nonesuch/,
  },
  {
    name: 'DATABASE_URL of somebody unknown',
    given: async () => ({ DATABASE_URL: withUser('nonesuch') }),
    words: /^DATABASE_URL: expected a user and a password that the database at .* takes/,
  },
  {
    name: 'DATABASE_URL with a certificate that is not there',
    given: async () => ({ DATABASE_URL: `${postgres}?sslrootcert=/nowhere.pem` }),
    words: /^DATABASE_URL: the database at .* cannot be used \(ENOENT/,
  },
];

describe('a start with a wrong setting names it and what was expected, in one line:', () => {
  const all = testEngines.includes('postgres') ? [...cases, ...postgresCases] : cases;
  test.each(all)('$name', async ({ given, words }) => {
    const folder = path.join(await temporaryFolder(), 'data');
    await mkdir(folder);
    const told = await startWords({ DATA_DIR: folder, ...(await given()) });
    expect(told).toMatch(words);
    expect(told).not.toMatch(/ {4}at |geheim/);
    // Validation errors are reported together, below a heading.
    expect(told?.split('\n')).toHaveLength(
      told?.startsWith('These environment variables are wrong:') ? 2 : 1,
    );
    // Only the wrong setting is blamed.
    const blamed = new Set(told?.match(/\b(?:DATABASE_URL|STORAGE_URL|DATA_DIR|BACKUP_DIR|HOST|PORT)\b/g));
    expect(blamed.size).toBeLessThanOrEqual(1);
  });
});

test.each([
  ['SignatureDoesNotMatch', 'the secret of the key'],
  ['InvalidAccessKeyId', 'a key that the storage knows'],
  ['AccessDenied', 'a key that may read and write the bucket'],
])('a storage that refuses with %s expects %s', (name, expected) => {
  const place = {
    endpoint: 'https://s3',
    bucket: 'b',
    region: 'r',
    accessKeyId: 'k',
    secretAccessKey: 'geheim',
  };
  const cause = Object.assign(new Error('No'), { name });
  expect(storageWords(new Error('Cannot list', { cause }), place)).toBe(
    `STORAGE_URL: expected ${expected}; https://s3/b refuses (${name}: No)`,
  );
});
