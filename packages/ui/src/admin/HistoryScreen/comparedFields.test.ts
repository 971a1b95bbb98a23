import type { VersionField, VersionRecord } from '@vitrin/contract/history/history';
import { historySections, settingSections } from '@vitrin/contract/history/historySections';
import type { Fields } from '@vitrin/contract/kinds/field';
import { projectKind } from '@vitrin/contract/kinds/project';
import { voiceKind } from '@vitrin/contract/kinds/voice';
import { expect, test } from 'vitest';
import { comparedFields } from './comparedFields.ts';
import { fieldName, type VersionedThing } from './fieldNames.ts';

const record = (fields: VersionField[], of: Partial<VersionRecord> = {}): VersionRecord => ({
  fields,
  pictures: [],
  visible: null,
  place: null,
  ...of,
});

const titles = new Map([['s1', 'Mimari tasarım']]);

const compared = (
  subject: VersionedThing,
  before: VersionRecord,
  after: VersionRecord,
  fields: Fields = projectKind.fields,
) =>
  comparedFields(
    subject,
    { from: { version: null, record: before }, to: { version: null, record: after } },
    { fields, titles },
  );

const project: VersionedThing = { kind: 'projects', id: '1' };

test('fields that differ are shown in words, according to their type', () => {
  expect(
    compared(
      project,
      record([
        { name: 'title', value: 'Bir' },
        { name: 'stage', value: '' },
        { name: 'description', html: '<p>a</p>', value: null },
        { name: 'additionalInfoPairs', value: [{ key: 'Yer', value: 'Bodrum' }] },
        { name: 'serviceIds', value: [] },
        { name: 'noindex', value: false },
        { name: 'category', value: 'Konut' },
      ]),
      record([
        { name: 'title', value: 'İki' },
        { name: 'stage', value: 'finished' },
        { name: 'description', html: '<p>b</p>', value: null },
        { name: 'additionalInfoPairs', value: [{ key: 'Yer', value: 'Datça' }] },
        { name: 'serviceIds', value: ['s1', 's2'] },
        { name: 'noindex', value: true },
        { name: 'category', value: 'Konut' },
        { name: 'younger', value: 'than the version' },
      ]),
    ).map(({ id, name, show, before, after }) => [id, name, show, before, after]),
  ).toEqual([
    ['title', 'Title', 'text', 'Bir', 'İki'],
    ['stage', 'Stage', 'word', 'Not stated', 'Finished'],
    ['description', 'Description', 'html', '<p>a</p>', '<p>b</p>'],
    ['additionalInfoPairs', 'Details', 'lines', ['Yer: Bodrum'], ['Yer: Datça']],
    ['serviceIds', 'Services', 'lines', [], ['Mimari tasarım', 'Deleted service']],
    ['noindex', 'Hide from search engines', 'word', 'May list this page', 'Leave this page out'],
  ]);
});

const about = (projectId: string) => record([{ name: 'projectId', value: projectId }]);

test.each([
  ['', 's1', '', 'Mimari tasarım'],
  ['s1', 's2', 'Mimari tasarım', 'Deleted or hidden project'],
])('instead of the id of an entry its title is shown, from "%s" to "%s"', (from, to, before, after) => {
  const voice: VersionedThing = { kind: 'voices', id: '1' };
  expect(compared(voice, about(from), about(to), voiceKind.fields)).toMatchObject([
    { show: 'word', before, after },
  ]);
});

test('colours, opening hours and visibility', () => {
  const theme: VersionedThing = { kind: 'settings', id: 'theme' };
  expect(
    compared(
      theme,
      record([{ name: 'primaryColor', value: '#8FAA7A' }]),
      record([{ name: 'primaryColor', value: '#228B22' }]),
    ),
  ).toMatchObject([{ show: 'color', before: '#8FAA7A', after: '#228B22' }]);
  expect(
    compared(
      { kind: 'settings', id: 'contact' },
      record([{ name: 'openingHours', value: [] }]),
      record([{ name: 'openingHours', value: [{ day: 'monday', opens: '09:00', closes: '18:00' }] }]),
    ),
  ).toMatchObject([{ show: 'lines', before: [], after: ['Monday: 09:00–18:00'] }]);
  expect(compared(project, record([], { visible: true }), record([], { visible: false }))).toMatchObject([
    { id: 'visible', show: 'word', before: 'Live', after: 'Hidden' },
  ]);
});

test('pictures are listed by field', () => {
  const image = { id: 'i', field: 'logo', image: null };
  expect(
    compared(
      { kind: 'settings', id: 'general' },
      record([], { pictures: [image] }),
      record([], {
        pictures: [
          { ...image, id: 'j' },
          { ...image, field: 'favicon' },
        ],
      }),
    ).map(({ name, show }) => [name, show]),
  ).toEqual([
    ['Logo', 'pictures'],
    ['Favicon', 'pictures'],
  ]);
});

test('every field of the settings has a name in words', () => {
  const sections = historySections.flatMap((id) =>
    (id === 'slider'
      ? ['slides']
      : [...Object.keys(settingSections[id].fields.shape), ...settingSections[id].pictures]
    ).map((field) => [`settings ${id} ${field}`, fieldName({ kind: 'settings', id }, field), field]),
  );
  expect(sections.filter(([, name, field]) => name === field)).toEqual([]);
});
