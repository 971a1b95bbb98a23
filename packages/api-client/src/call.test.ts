import { define, done } from '@vitrin/contract/endpoint';
import { idParams } from '@vitrin/contract/id';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { requestOf } from './call.ts';

const upload = define({
  method: 'POST',
  path: '/things/{id}/picture',
  access: 'admin',
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
