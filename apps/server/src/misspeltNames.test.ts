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
  ['VITRIN_COLOUR', undefined],
])('%s is taken for %s', (name, meant) => {
  expect(misspeltNames([name])).toEqual([{ name, meant }]);
});

test('what is right, and what belongs to other programs, is not', () => {
  const right = [...envNames, ...fileNames, 'VITE_API_HOST', 'STORYBOOK_API'];
  const foreign = ['PATH', 'HOME', 'HOSTNAME', 'POST', 'LANG', 'NODE_ENV', 'PGHOST', 'npm_config_cache'];
  expect(misspeltNames([...right, ...foreign])).toEqual([]);
});

test('the sentence names both', () => {
  expect(misspeltWords(['BACKUP_DRI', 'PATH'])).toEqual([
    'The variable BACKUP_DRI is not a setting, and is not read: is BACKUP_DIR meant?',
  ]);
});
