import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../errors/error.ts';
import { serviceKind, serviceMessages, servicePath } from './service.ts';
import { isReservedPath, reservedSegments } from '../paths/reservedPaths.ts';
import { sitePaths } from '../paths/sitePaths.ts';

const draft = { title: 'Keşif', path: '/kesif', description: '<p>Metin</p>' };

describe('a path', () => {
  test.each(['/kesif', '/kesif-ve-plan', '/hizmet/kesif', '/3', '  /kesif  '])('may be "%s"', (path) => {
    expect(servicePath.parse(path)).toBe(path.trim());
  });

  test.each([
    ['kesif', serviceMessages.pathStart],
    ['', serviceMessages.pathStart],
    ['/Kesif', serviceMessages.pathLetters],
    ['/keşif', serviceMessages.pathLetters],
    ['/kesif/', serviceMessages.pathLetters],
    ['/ke--sif', serviceMessages.pathLetters],
    ['/-kesif', serviceMessages.pathLetters],
    ['//evil.example', serviceMessages.pathLetters],
    ['/../admin', serviceMessages.pathLetters],
    ['/', serviceMessages.pathLetters],
    ['/blog', serviceMessages.pathReserved],
    ['/blog/kesif', serviceMessages.pathReserved],
    ['/admin', serviceMessages.pathReserved],
    ['/api/kesif', serviceMessages.pathReserved],
  ])('may not be "%s"', (path, message) => {
    const result = servicePath.safeParse(path);
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('is reserved if it is the address of a public page', () => {
    const { service: _service, project, post, ...pages } = sitePaths;
    for (const page of [project, post]) expect(isReservedPath(page({ id: 'x', path: '' }))).toBe(true);
    for (const page of Object.values(pages)) expect(isReservedPath(page('x'))).toBe(true);
    for (const segment of reservedSegments) expect(segment).toMatch(/^[a-z-]+$/);
    expect(isReservedPath('/kesif')).toBe(false);
    expect(isReservedPath('/bloglar')).toBe(false);
  });
});

describe('a draft', () => {
  test('is active by default and has empty texts for absent ones', () => {
    expect(serviceKind.draft.parse(draft)).toEqual({
      ...draft,
      subtitle: '',
      icon: '',
      shortDescription: '',
      steps: [],
      faq: [],
      metaTitle: '',
      metaDescription: '',
      shareImage: '',
      noindex: false,
      active: true,
    });
  });

  test.each([
    ['title', { ...draft, title: '   ' }],
    ['description', { ...draft, description: '<p></p>' }],
    ['description', { ...draft, description: '<p>&nbsp; <br></p>' }],
  ])('needs its %s', (field, given) => {
    const result = serviceKind.draft.safeParse(given);
    expect(result.success ? {} : fieldErrors(result.error)).toEqual({ [field]: serviceMessages.required });
  });

  test('names every wrong field', () => {
    const result = serviceKind.draft.safeParse({ active: 'yes' });
    expect(Object.keys(result.success ? {} : fieldErrors(result.error)).toSorted()).toEqual([
      'active',
      'description',
      'path',
      'title',
    ]);
  });
});

test('a change brings only what it was given', () => {
  expect(serviceKind.change.parse({})).toEqual({});
  expect(serviceKind.change.parse({ title: ' Yeni ' })).toEqual({ title: 'Yeni' });
  expect(serviceKind.change.safeParse({ updatedAt: 'yesterday' }).success).toBe(false);
});
