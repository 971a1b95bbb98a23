import { storableOf } from '@vitrin/contract/text/storable';
import type { FastifyRequest } from 'fastify';
import { wholeAddressOf } from '../../http/visitors/visitorAddress.ts';

/** Where a session is used: the browser's user agent, and its address. */
export type Origin = { userAgent: string; address: string };

/** The product names are at the beginning of a user agent. */
const keptCharacters = 400;

/** The origin of a request, as a session stores it. */
export const sessionOriginOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  userAgent: storableOf((request.headers['user-agent'] ?? '').slice(0, keptCharacters)),
  address: wholeAddressOf(request) ?? '',
});

/** Names that other browsers also claim come last. */
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

/** The familiar names of browser and system; empty if the user agent does not reveal them. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  const given = userAgent.slice(0, keptCharacters);
  const nameIn = (list: typeof browsers): string => list.find(([form]) => form.test(given))?.[1] ?? '';
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
