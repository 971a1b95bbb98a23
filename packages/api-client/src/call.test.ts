import { define, done } from '@vitrin/contract/endpoint';
import { endpoints } from '@vitrin/contract/endpoints';
import { idParams } from '@vitrin/contract/id';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { requestOf } from './call.ts';

const upload = define({
  method: 'POST',
  path: '/things/{id}/picture',
  access: 'editor',
  tag: 'Things',
  summary: 'Stores a picture',
  params: idParams,
  upload: 'file',
  form: z.object({ category: z.string() }),
  answer: done,
  errors: [],
});

test('the fields of a form go before its file', () => {
  const { body } = requestOf(upload, {
    params: { id: 'a' },
    file: new Blob(['x']),
    form: { category: 'uncategorized' },
  });
  expect(body instanceof FormData ? [...body.keys()] : body).toEqual(['category', 'file']);
});

test('an upload without a file, and an address without its parameter, are errors of the caller', () => {
  expect(() => requestOf(upload, { params: { id: 'a' } })).toThrow('needs a file');
  expect(() => requestOf(upload, { params: {}, file: new Blob(['x']) })).toThrow('needs "id"');
  expect(() => requestOf(upload, { params: { id: '' }, file: new Blob(['x']) })).toThrow('needs "id"');
});

test('deletions of one and of several are distinguished from other bulk actions', () => {
  const { remove, bulk, update } = endpoints.services;
  const ids = ['a', 'b'];
  expect(requestOf(remove, { params: { id: 'a' } }).lasts).toBe(true);
  expect(requestOf(bulk, { body: { act: 'delete', ids } }).lasts).toBe(true);
  expect(requestOf(bulk, { body: { act: 'deactivate', ids } }).lasts).toBe(false);
  expect(requestOf(update, { params: { id: 'a' }, body: { title: 'x' } }).lasts).toBe(false);
});
