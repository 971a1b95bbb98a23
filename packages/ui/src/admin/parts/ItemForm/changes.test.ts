import type { ServiceFields } from '@vitrin/contract/service';
import { serviceMessages } from '@vitrin/contract/service';
import { describe, expect, it } from 'vitest';
import { serviceForm as kind } from '../../ServiceFormScreen/serviceForm.ts';
import { changedNames, differences, errorBeside, errorHeading, worthOffering } from './changes.ts';

const blank = kind.fieldsOf(null);

const offerOf = (fields: ServiceFields) => ({ fields, at: '2026-11-21T10:00:00.000Z' });

describe('a kind of form', () => {
  it('starts a new item as active, with nothing written', () => {
    expect(blank).toMatchObject({ title: '', path: '/', description: '', active: true });
  });

  it('lists exactly the fields that it holds', () => {
    expect(kind.fields.map(({ key }) => key).toSorted()).toEqual(Object.keys(blank).toSorted());
  });
});

describe('changedNames', () => {
  it('is empty where nothing has changed', () => {
    expect(changedNames(kind, blank, { ...blank }, { kind: 'keep' })).toEqual([]);
  });

  it('lists fields in the order of the form and the picture last', () => {
    const now = { ...blank, description: '<p>a</p>', title: 'A', active: false };
    expect(changedNames(kind, now, blank, { kind: 'remove' })).toEqual([
      'Title',
      'Status',
      'Description',
      'Picture',
    ]);
  });
});

describe('differences', () => {
  it('names the fields in which two versions differ', () => {
    expect(differences(kind, { ...blank, icon: 'home' }, blank)).toEqual(['icon']);
  });

  it('compares lists by what they hold', () => {
    type Tagged = { tags: string[] };
    const tagged = {
      name: 'tagged',
      fields: [{ key: 'tags' as const, name: 'Tags' }],
      rules: async (values: Tagged) => ({ values, errors: {} }),
      fieldsOf: () => ({ tags: [] }),
      texts: kind.texts,
    };
    expect(differences(tagged, { tags: ['a'] }, { tags: ['a'] })).toEqual([]);
    expect(differences(tagged, { tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toEqual(['tags']);
  });
});

describe('worthOffering', () => {
  it('offers a draft that says something else', () => {
    const offer = offerOf({ ...blank, title: 'A' });
    expect(worthOffering(kind, offer, null)).toBe(offer);
  });

  it('keeps quiet about one that says the same', () => {
    expect(worthOffering(kind, offerOf(blank), null)).toBeUndefined();
  });
});

describe('errors', () => {
  it('says beside a field that this field is empty', () => {
    expect(errorBeside(kind, 'title', serviceMessages.required, '')).toBe('Title is empty');
    expect(errorBeside(kind, 'path', serviceMessages.pathStart, 'a')).toBe('Path must start with "/"');
    expect(errorBeside(kind, 'path', serviceMessages.pathLetters, '/')).toBe('Path is empty');
    expect(errorBeside(kind, 'title', undefined, 'a')).toBeUndefined();
  });

  it('heads the summary with the missing fields first', () => {
    const { required, pathStart } = serviceMessages;
    expect(errorHeading(required, [pathStart, required])).toBe('Please fill in all required fields');
    expect(errorHeading(required, [pathStart])).toBe('Please correct the marked fields');
    expect(errorHeading(undefined, [undefined])).toBe('Please correct the marked fields');
  });
});
