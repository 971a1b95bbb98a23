import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { withoutEndSlashes } from '@vitrin/contract/paths/address';
import { limits } from '@vitrin/contract/limits';
import { packNames } from '@vitrin/demo/packs';
import { z } from 'zod';
import { privateNetworks } from '../http/visitors/visitorAddress.ts';
import { smtpAddress } from '../mail/mailServer.ts';
import type { S3Place } from '../media/storage/s3Storage.ts';
import { secretText } from './secretText.ts';
import { urlCredentials } from './urlCredentials.ts';

const httpAddress = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://www.example.com' })
  .transform(withoutEndSlashes);

/** Whether an address is only a scheme, a host and perhaps a port: all else would be left out. */
const isOrigin = (address: string): boolean => {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
};

const storageForm = 'expected an address such as s3://key:secret@host/bucket?region=eu-central-1';

/** `s3://` speaks https, `s3+http://` http; key and secret are written as in any address, with %2F for a slash. */
const s3Place = z.string().transform((address, context): S3Place => {
  const url = URL.parse(address);
  const bucket = url?.pathname.replace(/^\/|\/$/g, '') ?? '';
  const keys = url === null ? undefined : urlCredentials(url);
  if (
    url === null ||
    keys === undefined ||
    !/^s3(?:\+http)?:$/.test(url.protocol) ||
    bucket === '' ||
    bucket.includes('/')
  ) {
    context.addIssue(storageForm);
    return z.NEVER;
  }
  return {
    endpoint: `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: keys.user,
    secretAccessKey: keys.password,
  };
});

/** Proxies by address or network, such as `10.0.0.0/8`; `private` stands for all private networks. */
const proxies = z.string().transform((text, context): readonly string[] => {
  const names = text.split(/[\s,]+/).filter((name) => name !== '' && name !== 'none');
  const networks = names.flatMap((name) => (name === 'private' ? privateNetworks : [name]));
  try {
    compile([...networks]);
  } catch {
    context.addIssue('expected none, private, or addresses such as 10.0.0.1 or 10.0.0.0/8');
    return z.NEVER;
  }
  return networks;
});

const databaseForm =
  'expected an address such as postgres://user@host:5432/database, with %23 for # and %2F for / in a password';

const demoChoices = [...packNames, 'none'] as const;

const schema = z.object({
  PORT: z.coerce
    .number('expected a port between 0 and 65535')
    .int('expected a whole number')
    .min(0, 'expected a port between 0 and 65535')
    .max(65_535, 'expected a port between 0 and 65535')
    .default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('data'),
  PUBLIC_URL: httpAddress
    .refine(isOrigin, 'expected an address without a path, such as https://www.example.com')
    .optional(),
  API_HOST: httpAddress
    .refine(
      (address) => !/\/api$|[?#]/.test(address),
      'expected the address before /api, such as https://api.example.com',
    )
    .optional(),
  TRUSTED_PROXIES: proxies.optional(),
  ADMIN_EMAIL: z
    .string()
    // Docker's --env-file keeps the quotes around a value.
    .regex(/^(?!["'])[^\s@]+@[^\s@]+$/, 'expected an e-mail address, without quotes')
    .max(limits.emailCharacters, `expected at most ${limits.emailCharacters} characters`)
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(limits.passwordMinCharacters, `expected at least ${limits.passwordMinCharacters} characters`)
    .max(limits.passwordMaxCharacters, `expected at most ${limits.passwordMaxCharacters} characters`)
    .optional(),
  DEMO: z
    .enum(demoChoices, {
      error: `expected ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(demoChoices)}`,
    })
    .default('insaat'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'expected an address such as postgres://user@host/database')
    // As its driver parses it: an address without a host is a socket.
    .refine((address) => URL.canParse(address, 'postgres://base'), databaseForm)
    .optional(),
  EMPTY_DATABASE: z.enum(['refuse', 'accept'], { error: 'expected refuse or accept' }).default('refuse'),
  STORAGE_URL: s3Place.optional(),
  SMTP_URL: smtpAddress.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce
    .number('expected a number of backups between 1 and 1000')
    .int('expected a whole number')
    .min(1, 'expected a number of backups between 1 and 1000')
    .max(1_000, 'expected a number of backups between 1 and 1000')
    .default(7),
  SHUTDOWN_GRACE: z.coerce
    .number('expected seconds between 0 and 600')
    .min(0, 'expected seconds between 0 and 600')
    .max(600, 'expected seconds between 0 and 600')
    .optional(),
  PAGE_CACHE_SECONDS: z.coerce
    .number('expected seconds between 1 and 86400')
    .int('expected a whole number')
    .min(1, 'expected seconds between 1 and 86400')
    .max(86_400, 'expected seconds between 1 and 86400')
    .optional(),
  PAGE_CACHE_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address that takes a POST' })
    .optional(),
  PAGE_CACHE_PURGE_TOKEN: z.string().optional(),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'expected on or off' }).default('on'),
  STORYBOOK: z.enum(['on', 'off'], { error: 'expected on or off' }).default('off'),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  WORKERS: z.coerce
    .number('expected a number of processes between 1 and 64')
    .int('expected a whole number')
    .min(1, 'expected a number of processes between 1 and 64')
    .max(64, 'expected a number of processes between 1 and 64')
    .default(1),
  SLOW_QUERY_MS: z.coerce
    .number('expected milliseconds between 1 and 600000')
    .min(1, 'expected milliseconds between 1 and 600000')
    .max(600_000, 'expected milliseconds between 1 and 600000')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(?:,[^=,]+=[^,]*)*$/, 'expected headers such as name=value,other=value')
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(200, 'expected at most 200 characters').default('vitrin'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'expected trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
});

/** The validated settings from the environment; `DATA_DIR` and `BACKUP_DIR` are absolute paths. */
export type Env = z.infer<typeof schema>;

/** Every variable that the server reads. */
export const envNames: readonly string[] = Object.keys(schema.shape);

/** Settings that hold secrets can be read from files; a variable with the suffix names the file. */
const secrets = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'PAGE_CACHE_PURGE_TOKEN',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;
const fileOf = (name: string): string => `${name}_FILE`;

/** The names of the variables that point to files with secrets. */
export const fileNames: readonly string[] = secrets.map(fileOf);

/** Thrown if variables are wrong; the message has one line for each. */
export class EnvError extends Error {
  override name = 'EnvError';

  constructor(lines: readonly string[]) {
    super(['These environment variables are wrong:', ...lines.map((line) => `  ${line}`)].join('\n'));
  }
}

/** Whether a path is a folder or inside it, by name only; links are resolved when something is written. */
const isIn = (folder: string, place: string): boolean =>
  `${place}${path.sep}`.startsWith(`${folder}${path.sep}`);

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads secrets from files. Throws an EnvError that lists all problems.
 */
function readSecrets(given: Variables, root: string): Variables {
  const wrong: string[] = [];
  const found = secrets.flatMap((name) => {
    const file = given[fileOf(name)];
    if (file === undefined) return [];
    if (given[name] !== undefined) {
      wrong.push(`${fileOf(name)}: expected nothing, as ${name} is set as well`);
      return [];
    }
    try {
      return [[name, secretText(readFileSync(path.resolve(root, file)))] as const];
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
      wrong.push(`${fileOf(name)}: expected a file that can be read${code}`);
      return [];
    }
  });
  if (wrong.length > 0) throw new EnvError(wrong);
  return Object.fromEntries(found);
}

/**
 * Reads the settings from variables such as `process.env`; an empty variable counts as absent. Secrets may be in files
 * instead (`fileNames`). Throws an EnvError.
 */
export function readEnv(source: Variables, root: string): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  // The specification's name for the API's host, which builds of the apps know as well.
  const parsed = schema.safeParse({
    ...(given['VITE_API_HOST'] && { API_HOST: given['VITE_API_HOST'] }),
    ...given,
    ...readSecrets(given, root),
  });
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const dataFolder = path.resolve(root, parsed.data.DATA_DIR);
  const { BACKUP_DIR } = parsed.data;
  const backups = BACKUP_DIR === undefined ? undefined : path.resolve(root, BACKUP_DIR);
  if (backups !== undefined && isIn(dataFolder, backups)) {
    throw new EnvError(['BACKUP_DIR: expected a folder outside of DATA_DIR']);
  }
  if (
    parsed.data.WORKERS > 1 &&
    parsed.data.DATABASE_URL === undefined &&
    parsed.data.API_HOST === undefined
  ) {
    throw new EnvError(['WORKERS: expected 1, as only a PostgreSQL at DATABASE_URL is shared by processes']);
  }
  return { ...parsed.data, DATA_DIR: dataFolder, ...(backups !== undefined && { BACKUP_DIR: backups }) };
}
