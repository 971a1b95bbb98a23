import { ApiError } from '@vitrin/api-client/errors';
import { expect, test } from 'vitest';
import { loginErrorText } from './loginErrorText.ts';

const answer = (status: number, serverMessage?: string) =>
  new ApiError({
    kind: 'answer',
    status,
    message: 'for developers',
    ...(serverMessage !== undefined && { serverMessage }),
  });

test.each([
  [answer(401, 'Too many tries. Wait a minute.'), 'Too many tries. Wait a minute.'],
  [answer(503, 'The database is away'), 'The database is away'],
  [answer(401), 'Invalid credentials'],
  [answer(400), 'Invalid credentials'],
  [answer(500), 'An error occurred during login'],
  [new ApiError({ kind: 'network', status: 0, message: 'ERR_NETWORK' }), 'An error occurred during login'],
  [new TypeError('broken'), 'An error occurred during login'],
])('%o says "%s"', (error, text) => {
  expect(loginErrorText(error)).toBe(text);
});
