import { expect, test } from 'vitest';
import { passkeySiteOf } from './passkeySite.ts';

const from = (host: string | undefined, protocol: 'http' | 'https' = 'http') => ({
  headers: host === undefined ? {} : { host },
  protocol,
});

test('passkeys belong to the site’s own address, whatever the request says', () => {
  const own = { id: 'www.ornek.example', origin: 'https://www.ornek.example' };
  expect(passkeySiteOf('https://www.ornek.example', from('elsewhere.example'))).toEqual(own);
  expect(passkeySiteOf('https://www.ornek.example/', from('localhost:3000'))).toEqual(own);
  expect(passkeySiteOf('https://www.ornek.example:8443', from(undefined))).toEqual({
    id: 'www.ornek.example',
    origin: 'https://www.ornek.example:8443',
  });
  expect(passkeySiteOf('http://localhost:3000', from('elsewhere.example'))).toEqual({
    id: 'localhost',
    origin: 'http://localhost:3000',
  });
});

test('without a site address only localhost is accepted from a request', () => {
  expect(passkeySiteOf(undefined, from('localhost:5173'))).toEqual({
    id: 'localhost',
    origin: 'http://localhost:5173',
  });
  for (const host of [
    'elsewhere.example',
    'localhost.example',
    '127.0.0.1',
    '[::1]:3000',
    '',
    'a b',
    undefined,
  ])
    expect(passkeySiteOf(undefined, from(host, 'https'))).toBeUndefined();
});

test('there are none for IP addresses or without https', () => {
  for (const url of ['http://www.ornek.example', 'https://203.0.113.7', 'https://[2001:db8::7]'])
    expect(passkeySiteOf(url, from('localhost'))).toBeUndefined();
});
