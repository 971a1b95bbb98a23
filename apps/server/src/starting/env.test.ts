import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packNames } from '@vitrin/demo/packs';
import { expect, test } from 'vitest';
import { EnvError, envNames, fileNames, readEnv } from './env.ts';

const root = path.resolve('/project');

test('without variables, everything has a sensible value', () => {
  expect(readEnv({}, root)).toEqual({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: path.join(root, 'data'),
    DEMO: 'insaat',
    EMPTY_DATABASE: 'refuse',
    BACKUP_KEEP: 7,
    WORKERS: 1,
    RATE_LIMIT: 'on',
    STORYBOOK: 'off',
    OTEL_SERVICE_NAME: 'vitrin',
    LOG_LEVEL: 'info',
  });
});

test('the host of an API has its own variable, and the one from the specification', () => {
  const host = 'https://api.example.com';
  expect(readEnv({ VITE_API_HOST: `${host}/` }, root).API_HOST).toBe(host);
  expect(readEnv({ VITE_API_HOST: 'https://other.example', API_HOST: host }, root).API_HOST).toBe(host);
  expect(readEnv({ API_HOST: `${host}/vitrin` }, root).API_HOST).toBe(`${host}/vitrin`);
  for (const API_HOST of ['api.example.com', `${host}/api`, `${host}/api/`, `${host}/?a=1`])
    expect(() => readEnv({ API_HOST }, root)).toThrow(/API_HOST/);
});

test.each(['https://www.example.com/site', 'https://www.example.com/?a=1', 'https://a:b@www.example.com'])(
  'PUBLIC_URL=%s is refused, as no more than its host would be used',
  (PUBLIC_URL) => {
    expect(() => readEnv({ PUBLIC_URL }, root)).toThrow(
      /^ {2}PUBLIC_URL: expected an address without a path/m,
    );
  },
);

test.each(['"a@b.tr"', "'a@b.tr'", `${'a'.repeat(320)}@b.tr`])(
  'ADMIN_EMAIL=%s is refused, as nobody could sign in with it',
  (ADMIN_EMAIL) => {
    expect(() => readEnv({ ADMIN_EMAIL }, root)).toThrow(/^ {2}ADMIN_EMAIL: expected /m);
  },
);

test('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', DEMO: ' ' }, root)).toMatchObject({ PORT: 3000, DEMO: 'insaat' });
});

test('values are read, and a slash at the end of the address is dropped', () => {
  const env = readEnv(
    { PORT: '8080', DATA_DIR: '/var/vitrin', PUBLIC_URL: 'https://www.example.com/', RATE_LIMIT: 'off' },
    root,
  );
  expect(env).toMatchObject({
    PORT: 8080,
    DATA_DIR: path.resolve('/var/vitrin'),
    PUBLIC_URL: 'https://www.example.com',
    RATE_LIMIT: 'off',
  });
});

test('backups go to a folder outside of the data folder', () => {
  expect(readEnv({ BACKUP_DIR: 'backups', BACKUP_KEEP: '3' }, root)).toMatchObject({
    BACKUP_DIR: path.join(root, 'backups'),
    BACKUP_KEEP: 3,
  });
  // A folder whose name starts like another's is not inside it.
  expect(readEnv({ DATA_DIR: 'data', BACKUP_DIR: 'data-backups' }, root).BACKUP_KEEP).toBe(7);
  for (const BACKUP_DIR of ['data', 'data/backups', './data/../data/x'])
    expect(() => readEnv({ DATA_DIR: 'data', BACKUP_DIR }, root)).toThrow(/^ {2}BACKUP_DIR: /m);
});

test('a secret may be in a file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-env-'));
  const file = path.join(folder, 'database');
  await writeFile(file, 'postgres://vitrin:geheim@db/vitrin\n');
  try {
    expect(readEnv({ DATABASE_URL_FILE: file }, root).DATABASE_URL).toBe(
      'postgres://vitrin:geheim@db/vitrin',
    );
    expect(readEnv({ DATABASE_URL_FILE: 'database' }, folder).DATABASE_URL).toMatch(/^postgres:/);
    // As Windows' editors write it.
    await writeFile(file, '\uFEFFkavanoz-tarla\r\n');
    expect(readEnv({ ADMIN_PASSWORD_FILE: file }, root).ADMIN_PASSWORD).toBe('kavanoz-tarla');
    expect(() => readEnv({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db' }, root)).toThrow(
      /^ {2}DATABASE_URL_FILE: expected nothing, as DATABASE_URL is set as well/m,
    );
    // The file's content is validated like any value, and never repeated in a message.
    await writeFile(file, 'mysql://vitrin:geheim@db');
    const read = () => readEnv({ DATABASE_URL_FILE: file }, root);
    expect(read).toThrow(/^ {2}DATABASE_URL: expected an address/m);
    expect(read).not.toThrow(/geheim/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Each setting that may hold a secret: its text in a file, and its parsed value. */
const secretValues: Readonly<Record<string, string>> = {
  ADMIN_PASSWORD: 'kavanoz-tarla-yedi-bulut',
  DATABASE_URL: 'postgres://vitrin:geheim@db/vitrin',
  STORAGE_URL: 's3://key:geheim@s3.example.com/pictures',
  SMTP_URL: 'smtp://web:geheim@mail.example.com',
  PAGE_CACHE_PURGE_TOKEN: 'geheim',
  METRICS_TOKEN: 'geheim-geheim-geheim',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=geheim',
};

test('each setting with a password, a token or an address containing one may be in a file', async () => {
  const secret = envNames.filter(
    (name) =>
      /PASSWORD|TOKEN|SECRET|KEY|HEADERS/.test(name) ||
      ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL'].includes(name),
  );
  expect(secret.map((name) => `${name}_FILE`).toSorted()).toEqual(fileNames.toSorted());
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-env-'));
  try {
    for (const name of secret) {
      const value = secretValues[name] ?? '';
      await writeFile(path.join(folder, 'secret'), `${value}\n`);
      const inFile = readEnv({ [`${name}_FILE`]: 'secret' }, folder);
      expect({ ...inFile }).toEqual({ ...readEnv({ [name]: value }, folder) });
      expect({ ...inFile }).not.toEqual({ ...readEnv({}, folder) });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const readme = await readFile(path.join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const sentence = /^(`ADMIN_PASSWORD`, .*) may stand in files/m.exec(readme)?.[1] ?? '';
  expect(secret.filter((name) => !sentence.includes(`\`${name}\``))).toEqual([]);
});

test('unreadable secret files are reported all at once', () => {
  const unread = { ADMIN_PASSWORD_FILE: '/nowhere/password', STORAGE_URL_FILE: '/nowhere/storage' };
  expect(() => readEnv(unread, root)).toThrow(
    /^ {2}ADMIN_PASSWORD_FILE: expected a file that can be read \(ENOENT\)\n {2}STORAGE_URL_FILE: /m,
  );
});

/** A wrong value for each setting for which not any text is valid. */
const wrong = {
  PORT: 'http',
  PUBLIC_URL: 'example.com',
  API_HOST: 'api.example.com',
  TRUSTED_PROXIES: 'everybody',
  ADMIN_EMAIL: 'admin',
  ADMIN_PASSWORD: 'short',
  DEMO: 'hotel',
  DATABASE_URL: 'mysql://localhost',
  EMPTY_DATABASE: 'yes',
  STORAGE_URL: 's3://key:secret@host',
  SMTP_URL: 'mail.example.com',
  BACKUP_KEEP: '0',
  SHUTDOWN_GRACE: 'long',
  PAGE_CACHE_SECONDS: '0',
  PAGE_CACHE_PURGE_URL: 'cache',
  RATE_LIMIT: 'maybe',
  STORYBOOK: 'yes',
  LOG_LEVEL: 'loud',
  METRICS_TOKEN: 'short',
  SLOW_QUERY_MS: '0',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'geheim',
  OTEL_SERVICE_NAME: 'v'.repeat(201),
  WORKERS: '0',
};

test('all wrong values are reported at once, one line each', () => {
  const read = () => readEnv(wrong, root);
  expect(read).toThrow(EnvError);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^  ${name}: expected `, 'm'));
  // Any text is valid for these; what they point to is checked at the start.
  const free = new Set(['HOST', 'DATA_DIR', 'BACKUP_DIR', 'PAGE_CACHE_PURGE_TOKEN']);
  expect(Object.keys(wrong).toSorted()).toEqual(envNames.filter((name) => !free.has(name)).toSorted());
});

test.each(['-1', '65536', '80.5', '1e9'])('PORT=%s is refused', (PORT) => {
  expect(() => readEnv({ PORT }, root)).toThrow(/PORT/);
});

test.each([
  ['none', []],
  ['private', ['loopback', 'linklocal', 'uniquelocal']],
  ['10.0.0.1, 203.0.113.0/24 fd00::/8', ['10.0.0.1', '203.0.113.0/24', 'fd00::/8']],
  ['private, 203.0.113.7', ['loopback', 'linklocal', 'uniquelocal', '203.0.113.7']],
])('TRUSTED_PROXIES=%s', (TRUSTED_PROXIES, proxies) => {
  expect(readEnv({ TRUSTED_PROXIES }, root).TRUSTED_PROXIES).toEqual(proxies);
});

test('the address of a storage gives bucket, region and keys', () => {
  const address = 's3://key:a%2Fb%2Bc@s3.example.com:9000/pictures?region=eu-central-1';
  expect(readEnv({ STORAGE_URL: address }, root).STORAGE_URL).toEqual({
    endpoint: 'https://s3.example.com:9000',
    bucket: 'pictures',
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'a/b+c',
  });
  expect(readEnv({ STORAGE_URL: 's3+http://k:s@localhost:9000/b' }, root).STORAGE_URL).toMatchObject({
    endpoint: 'http://localhost:9000',
    region: 'us-east-1',
  });
});

test.each([
  'https://host/bucket',
  's3://host',
  's3://host/a/b',
  'pictures',
  's3://%zz@host/bucket',
  's3://key:%ff@host/bucket',
])('STORAGE_URL=%s is refused without its keys in the message', (STORAGE_URL) => {
  expect(() => readEnv({ STORAGE_URL }, root)).toThrow(/STORAGE_URL: expected an address such as s3:/);
});

/** The lines about wrong variables. */
function problemsOf(variables: Readonly<Record<string, string>>): string[] {
  try {
    readEnv(variables, root);
    return [];
  } catch (error) {
    return error instanceof EnvError ? error.message.split('\n').map((line) => line.trim()) : [];
  }
}

test('the README names every variable with its default and its bounds', async () => {
  const readme = await readFile(path.join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const rowOf = (name: string) => rows.find((row) => row.split('|')[1]?.includes(`\`${name}\``));
  expect(envNames.filter((name) => rowOf(name) === undefined)).toEqual([]);
  for (const [name, value] of Object.entries({ ...readEnv({}, root), DATA_DIR: './data' })) {
    expect(rowOf(name)?.split('|')[2]).toContain(typeof value === 'object' ? '' : String(value));
  }
  for (const name of packNames) expect(rowOf('DEMO')?.split('|')[3]).toContain(`\`${name}\``);
  const bounds = problemsOf(wrong).flatMap((problem) => {
    const [, name = '', what = ''] = /^([A-Z_]+): expected (.*)/.exec(problem) ?? [];
    const numbers = /(?:between (\d+) and (\d+)|at (?:least|most) (\d+))/.exec(what)?.slice(1) ?? [];
    return numbers.filter((bound) => bound !== undefined).map((bound) => ({ name, bound }));
  });
  expect(bounds.length).toBeGreaterThan(10);
  // Zero goes without saying.
  const untold = bounds.filter(
    ({ name, bound }) => bound !== '0' && !new RegExp(`\\b${bound}\\b`).test(rowOf(name) ?? ''),
  );
  expect(untold).toEqual([]);
});

test('the README names every variable that only compose.yaml reads', async () => {
  const folder = path.join(import.meta.dirname, '../../../..');
  const [readme, compose] = await Promise.all(
    ['README.md', 'compose.yaml'].map(async (file) => readFile(path.join(folder, file), 'utf8')),
  );
  const read = [...(compose?.matchAll(/\$\{([A-Z\d_]+)[:}]/g) ?? [])].flatMap(([, name]) => name ?? []);
  expect(read).toContain('BIND');
  const documented = (name: string) => fileNames.includes(name) || readme?.includes(`\`${name}\``);
  expect(read.filter((name) => documented(name) !== true)).toEqual([]);
});

test('Docker Compose passes on every setting except those that the image sets', async () => {
  const compose = await readFile(path.join(import.meta.dirname, '../../../../compose.yaml'), 'utf8');
  const decided = new Set(['HOST', 'DATA_DIR']);
  const [, server] = /\n {2}vitrin:\n(.*?)\n {2}postgres:\n/s.exec(compose) ?? [];
  const passed = server?.match(/^ {6}[A-Z_]+(?=:)/gm)?.map((name) => name.trim());
  // The specification's name of API_HOST stands beside it.
  const settings = [...envNames, ...fileNames, 'VITE_API_HOST'].filter((name) => !decided.has(name));
  expect(passed?.toSorted()).toEqual(settings.toSorted());
});

test.each([
  [
    'smtp://web%40ornek.example:a%2Fb@mail.ornek.example?from=web@ornek.example',
    {
      port: 587,
      security: 'starttls',
      user: 'web@ornek.example',
      password: 'a/b',
      sender: 'web@ornek.example',
    },
  ],
  ['smtps://mail.ornek.example', { port: 465, security: 'tls', user: '', password: '', sender: undefined }],
  ['smtp://mail.ornek.example:2525?security=none', { port: 2_525, security: 'none' }],
])('the mail server %s is read', (address, expected) => {
  expect(readEnv({ SMTP_URL: address }, '/').SMTP_URL).toMatchObject({
    host: 'mail.ornek.example',
    ...expected,
  });
});

test.each([
  'mail.ornek.example',
  'http://mail',
  'smtp://',
  'smtp://x?security=some',
  'smtp://x?from=a,b@c.tr',
  'smtp://a%@x',
  'smtp://a:%e4@x',
])('the mail server %s is refused', (address) => {
  expect(() => readEnv({ SMTP_URL: address }, '/')).toThrow(/SMTP_URL: expected an address such as smtp:/);
});
