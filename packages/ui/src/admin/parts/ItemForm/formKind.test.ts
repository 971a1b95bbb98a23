import { serviceMessages } from '@vitrin/contract/kinds/service';
import { expect, test } from 'vitest';
import { serviceForm as kind } from '../../ServiceFormScreen/serviceFormKind.ts';
import { errorBeside, errorHeading } from './formKind.ts';

const beside = (key: 'title' | 'path', message: string, value: string) =>
  errorBeside(kind, { key, name: kind.names[key], message, value });

test('a new item is active and has empty fields', () => {
  expect(kind.blank).toMatchObject({ title: '', path: '/', description: '', active: true });
});

test('an error at an empty field says that this field is empty', () => {
  expect(beside('title', serviceMessages.required, '')).toBe('Title is empty');
  expect(beside('path', serviceMessages.pathStart, 'a')).toBe('Path must start with "/"');
  expect(beside('path', serviceMessages.pathLetters, '/')).toBe('Path is empty');
});

test('the summary is headed by the missing fields first', () => {
  const { required, pathStart } = serviceMessages;
  expect(errorHeading(required, [pathStart, required])).toBe('Please fill in all required fields');
  expect(errorHeading(required, [pathStart])).toBe('Please correct the marked fields');
  expect(errorHeading(undefined, [])).toBe('Please correct the marked fields');
});
