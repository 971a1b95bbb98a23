import { describe, expect, test } from 'vitest';
import { noContent, patched, patchOf, type VersionContent } from './versionContent.ts';

const long = 'Kıyı boyunca uzanan evlerin hikâyesi, '.repeat(20);
const content = (given: Partial<VersionContent> = {}): VersionContent => ({
  fields: { title: 'Kıyı', description: long, tags: ['a', 'b'], noindex: false },
  pictures: [{ id: 'a', field: 'images' }],
  visible: true,
  place: 2,
  ...given,
});
const described = (description: string) => content({ fields: { ...content().fields, description } });

describe('a patch turns the newer content into the older one', () => {
  test.each<[string, VersionContent, object]>([
    ['of the same', content(), {}],
    [
      'of a short text',
      content({ fields: { ...content().fields, title: 'Deniz' } }),
      { fields: { title: 'Deniz' } },
    ],
    ['of a list', content({ fields: { ...content().fields, tags: [] } }), { fields: { tags: [] } }],
    ['of a switch', content({ visible: false }), { visible: false }],
    ['of what had none', content({ visible: null, place: null }), { visible: null, place: null }],
    ['of a place', content({ place: 0.5 }), { place: 0.5 }],
    ['of pictures', content({ pictures: [] }), { pictures: [] }],
    [
      'of a word in a long text',
      described(`${long}Son.`),
      { cuts: { description: [long.length, 0, 'Son.'] } },
    ],
    [
      'of a word at its beginning',
      described(`Baş. ${long}`),
      { cuts: { description: [0, long.length, 'Baş. '] } },
    ],
    [
      'of a word in its middle',
      described(`${long.slice(0, 100)}Orta.${long.slice(100)}`),
      { cuts: { description: [100, long.length - 100, 'Orta.'] } },
    ],
    ['of less of it', described(long.slice(0, 100)), { cuts: { description: [100, 0, ''] } }],
    [
      'of a text where there was another',
      described('x'.repeat(90)),
      { cuts: { description: [0, 0, 'x'.repeat(90)] } },
    ],
    ['of none of it', described(''), { fields: { description: '' } }],
  ])('%s', (_name, older, patch) => {
    expect(patchOf(content(), older)).toEqual(patch);
    expect(patched(content(), JSON.parse(JSON.stringify(patchOf(content(), older))))).toEqual(older);
  });

  test.each([
    ['😀', '😃'],
    ['😀', '🐀'],
    ['🐀😀', '😀'],
    ['', '😀'],
    ['😀', ''],
    ['😀😀', '😀'],
  ])('without splitting surrogate pairs: %s and %s', (one, other) => {
    for (const [start, end] of [
      [long, long],
      ['', long],
      [long, ''],
    ]) {
      const [newer, older] = [described(`${start}${one}${end}`), described(`${start}${other}${end}`)];
      const patch = patchOf(newer, older);
      expect(JSON.stringify(patch)).not.toMatch(/\\ud[89a-f]/i);
      expect(patched(newer, patch)).toEqual(older);
    }
  });

  test('if texts repeat themselves', () => {
    for (const [from, to] of [
      [10, 11],
      [11, 10],
      [200, 100],
      [100, 200],
    ] as const) {
      const [newer, older] = [described('abab'.repeat(from)), described('abab'.repeat(to))];
      expect(patched(newer, patchOf(newer, older))).toEqual(older);
    }
  });

  test('a field added later stays, and one that was removed comes back', () => {
    const newer = content({ fields: { fresh: 1, title: 'x' } });
    const older = content({ fields: { gone: 1, title: 'x' } });
    expect(patched(newer, patchOf(newer, older)).fields).toEqual({ fresh: 1, gone: 1, title: 'x' });
  });

  test('the newest version is an empty patch', () => {
    expect(patched(noContent, content())).toEqual(content());
  });

  test('a cut of a value that is no longer a text yields its middle', () => {
    const patch = { cuts: { title: [2, 1, 'x'] as const } };
    expect(patched(content({ fields: { title: 5 } }), patch).fields).toEqual({ title: 'x' });
  });
});
