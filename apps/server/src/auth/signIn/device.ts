import { storableOf } from '@vitrin/contract/text/storable';
import type { FastifyRequest } from 'fastify';
import { wholeAddressOf } from '../../http/visitors/visitorAddress.ts';

/** Where a session is used: what the browser says of itself, and its address. */
export type Origin = { userAgent: string; address: string };

/** Of what a browser says of itself, the names stand at the beginning. */
const keptCharacters = 400;

/** Where a request comes from, as a session keeps it. */
export const sessionOriginOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  userAgent: storableOf((request.headers['user-agent'] ?? '').slice(0, keptCharacters)),
  address: wholeAddressOf(request) ?? '',
});

/** Those that others pretend to be come last. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** The browser and the system by the names that people know; empty where a browser does not tell. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  const given = userAgent.slice(0, keptCharacters);
  const nameIn = (list: typeof browsers): string => list.find(([form]) => form.test(given))?.[1] ?? '';
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
