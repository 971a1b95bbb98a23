import { expect, test } from 'vitest';
import { envNames, fileNames } from './env.ts';
import { misspeltNames, misspeltWords } from './misspeltNames.ts';

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['BACKUP_DRI', 'BACKUP_DIR'],
  ['DATADIR', 'DATA_DIR'],
  ['public_url', 'PUBLIC_URL'],
  ['VITRIN_PORT', 'PORT'],
  ['VITRIN_DATA_DIR', 'DATA_DIR'],
  ['ADMIN_PASSWORD_FLIE', 'ADMIN_PASSWORD_FILE'],
  ['PROT', 'PORT'],
  ['PORTS', 'PORT'],
  ['WORKER', 'WORKERS'],
  ['VITRIN_COLOUR', undefined],
])('%s is recognised as %s', (name, meant) => {
  expect(misspeltNames([name])).toEqual([{ name, meant }]);
});

/** Typical typing errors in a name: two letters swapped, one doubled, the underscore between words omitted. */
const slips: readonly ((name: string) => string)[] = [
  (name) => `${name.slice(0, 1)}${name.slice(2, 3)}${name.slice(1, 2)}${name.slice(3)}`,
  (name) => `${name.slice(0, 3)}${name.slice(2)}`,
  (name) => name.replace('_', ''),
  (name) => name.toLowerCase(),
  (name) => `VITRIN_${name}`,
];

test.each([...envNames, ...fileNames])('%s is recognised by its usual misspellings', (name) => {
  const written = slips.map((slip) => slip(name)).filter((slipped) => slipped !== name);
  expect(misspeltNames(written)).toEqual(written.map((slipped) => ({ name: slipped, meant: name })));
});

test('correct names, and those of other programs, are not reported', () => {
  const right = [...envNames, ...fileNames, 'VITE_API_HOST', 'STORYBOOK_API'];
  const foreign = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'POST',
    'HOSTTYPE',
    'SHELL',
    'USER',
    'TERM',
    'MODE',
    'LANG',
    'NODE_ENV',
    'PGHOST',
    'npm_config_cache',
  ];
  expect(misspeltNames([...right, ...foreign])).toEqual([]);
});

test('the message names both', () => {
  expect(misspeltWords(['BACKUP_DRI', 'PATH'])).toEqual([
    'The variable BACKUP_DRI is not a setting, and is not read: is BACKUP_DIR meant?',
  ]);
});
