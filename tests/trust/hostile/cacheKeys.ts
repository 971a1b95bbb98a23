import type { Kind } from './kind.ts';
import { inParallel } from './target.ts';

const paths = [
  '/api/service',
  '/api/blog',
  '/api/projects',
  '/api/home-page',
  '/',
  '/blog',
  '/hizmetlerimiz',
] as const;

/** Thousands of addresses that differ only in ignored parts: none of them may be kept in memory. */
export const cacheKeys: Kind = {
  name: 'cache keys',
  may: [200, 400, 404],
  attack: async (target, amount) => {
    const count = amount === 'long' ? 10_000 : 500;
    const addresses = Array.from({ length: count }, (_, index) => {
      const path = paths[index % paths.length] ?? '/';
      const filler = 'x'.repeat(index % 3 === 0 ? 3_800 : 10);
      return index % 5 === 0
        ? `/api/blog?tag=${index}${'t'.repeat(40)}`
        : `${path}?unknown${index}=${filler}&utm_source=${index}`;
    });
    await inParallel(addresses, 16, (path) => target.send({ path }));
    return [];
  },
};
