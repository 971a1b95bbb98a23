import type { Version } from '@vitrin/contract/history/history';
import { noChange } from '@vitrin/contract/history/historyChange';
import { expect, test } from 'vitest';
import { groupedVersions, type VersionDay } from './groupedVersions.ts';

const version = (id: string, at: string, minor = false): Version => ({
  id,
  at,
  by: '',
  act: 'changed',
  minor,
  restored: null,
  change: noChange,
});

const drawn = ({ day, rows }: VersionDay): string => {
  const shown = rows.map((row) => (row.kind === 'one' ? [row.version] : row.versions));
  return `${day}: ${shown.map((versions) => versions.map(({ id }) => id).join('+')).join(', ')}`;
};

test('versions are grouped by day in Istanbul, and consecutive minor ones in one row', () => {
  const days = groupedVersions([
    version('g', '2026-11-21T09:00:00Z'),
    version('f', '2026-11-21T08:00:00Z', true),
    version('e', '2026-11-21T07:00:00Z', true),
    // Past midnight in Istanbul, but not yet in London.
    version('d', '2026-11-20T22:00:00Z', true),
    version('c', '2026-11-20T12:00:00Z', true),
    version('b', '2026-11-20T11:00:00Z'),
    version('a', '2026-11-20T10:00:00Z', true),
  ]);
  expect(days.map(drawn)).toEqual(['2026-11-21: g, f+e+d', '2026-11-20: c, b, a']);
});

test('without versions there are no days', () => {
  expect(groupedVersions([])).toEqual([]);
});
