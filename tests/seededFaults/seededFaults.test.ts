import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seededFaults } from './seededFaults.ts';

const root = path.resolve(import.meta.dirname, '../..');

test.for(seededFaults)('"$name" can be put into $file', ({ file, before, after }) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  expect(source.split(before)).toHaveLength(2);
  expect(after).not.toBe(before);
});
