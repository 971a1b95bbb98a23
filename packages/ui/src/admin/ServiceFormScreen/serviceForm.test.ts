import { serviceMessages } from '@vitrin/contract/service';
import { describe, expect, it } from 'vitest';
import {
  changedNames,
  differences,
  errorBeside,
  errorHeading,
  fieldKeys,
  fieldNames,
  fieldsOf,
} from './serviceForm.ts';

const blank = fieldsOf(null);

describe('fieldsOf', () => {
  it('starts a new service as active, with nothing written', () => {
    expect(blank).toMatchObject({ title: '', path: '/', description: '', active: true });
  });

  it('holds exactly the fields that the form lists', () => {
    expect(Object.keys(blank).toSorted()).toEqual([...fieldKeys].toSorted());
    expect(Object.keys(fieldNames).toSorted()).toEqual([...fieldKeys].toSorted());
  });
});

describe('changedNames', () => {
  it('is empty where nothing has changed', () => {
    expect(changedNames(blank, { ...blank }, { kind: 'keep' })).toEqual([]);
  });

  it('lists fields in the order of the form and the picture last', () => {
    const now = { ...blank, description: '<p>a</p>', title: 'A', active: false };
    expect(changedNames(now, blank, { kind: 'remove' })).toEqual([
      'Title',
      'Status',
      'Description',
      'Picture',
    ]);
  });
});

describe('differences', () => {
  it('names the fields in which two versions differ', () => {
    expect(differences({ ...blank, icon: 'home' }, blank)).toEqual(['icon']);
  });
});

describe('errors', () => {
  it('says beside a field that this field is empty', () => {
    expect(errorBeside('title', serviceMessages.required, '')).toBe('Title is empty');
    expect(errorBeside('path', serviceMessages.pathStart, 'a')).toBe('Path must start with "/"');
    expect(errorBeside('path', serviceMessages.pathLetters, '/')).toBe('Path is empty');
    expect(errorBeside('title', undefined, 'a')).toBeUndefined();
  });

  it('heads the summary with the missing fields first', () => {
    expect(errorHeading([serviceMessages.pathStart, serviceMessages.required])).toBe(
      'Please fill in all required fields',
    );
    expect(errorHeading([serviceMessages.pathStart])).toBe('Please correct the marked fields');
  });
});
