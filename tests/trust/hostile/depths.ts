import { type Kind, share } from './kind.ts';
import { inParallel } from './target.ts';

const calls = [
  ['POST', '/api/contact-messages'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/service'],
  ['POST', '/api/projects'],
  ['POST', '/api/blog'],
  ['PUT', '/api/home-page/images/reorder'],
  ['PUT', '/api/gallery/reorder'],
  ['POST', '/api/site-info'],
  ['POST', '/api/theme/colors'],
  ['POST', '/api/auth/logout'],
] as const;

const nested = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;
const keys = (count: number, value: string): string =>
  Array.from({ length: count }, (_, index) => `"k${index}":${value}`).join();
const many = (count: number, value: string): string => Array.from({ length: count }, () => value).join();

/** JSON that is cheap to send and expensive to traverse, to validate or to report errors about. */
const bodies: readonly (() => string)[] = [
  () => nested('[', ']', 100),
  () => nested('[', ']', 3_000),
  () => nested('[', ']', 500_000),
  () => nested('{"a":', '}', 100),
  () => nested('{"a":', '}', 3_000),
  () => nested('{"a":', '}', 150_000),
  () => nested('{"additionalInfo":', '}', 3_000),
  () => `{"tags":${nested('[', ']', 50_000)}}`,
  () => `{${keys(100_000, '1')}}`,
  () => `{"additionalInfo":{${keys(100_000, '"x"')}}}`,
  () => `{"additionalInfoPairs":[${many(30_000, '{"key":"a","value":1}')}]}`,
  () => `{"items":[${many(60_000, '{"id":"a","displayOrder":0}')}]}`,
  () => `{"images":[${many(60_000, '{}')}]}`,
  () => `{"tags":[${many(300_000, '1')}]}`,
  () => `{"${'a'.repeat(100_000)}":[${many(100_000, String.raw`"\u0000"`)}]}`,
  () => `{${keys(20_000, String.raw`"\u0000"`)}}`,
  () => `{"${'a'.repeat(1_000_000)}":1}`,
  () => `{"name":${'9'.repeat(1_000_000)}}`,
  () => `{"name":"${String.raw`\u0000`.repeat(300_000)}"}`,
  () => `{"name":"${String.raw`\ud800`.repeat(300_000)}"}`,
  () => `{"__proto__":{${keys(50_000, '1')}}}`,
  () => `{"constructor":{"prototype":{${keys(50_000, '1')}}}}`,
  () => `[${many(300_000, '{}')}]`,
  () => ' '.repeat(1_900_000),
  () => `{"a":1${' '.repeat(1_900_000)}`,
];

/** Error messages about a bad body are no longer than a page of text. */
const longestAnswer = 20_000;

/** Deep, wide and repetitive JSON, sent to public calls and to those of admins. */
export const depths: Kind = {
  name: 'depths and keys',
  may: [400, 401, 413],
  attack: async (target, amount) => {
    const attacks = bodies.flatMap((body) => calls.map(([method, path]) => ({ method, path, body })));
    const faults: string[] = [];
    await inParallel(share(amount, attacks, 7), 3, async ({ method, path, body }) => {
      const asAdmin = !path.includes('logout');
      const answer = await target.send({ method, path, body: body(), asAdmin });
      if (answer.body.length > longestAnswer) {
        faults.push(`${method} ${path} was answered with ${answer.body.length} characters`);
      }
    });
    return faults;
  },
};
