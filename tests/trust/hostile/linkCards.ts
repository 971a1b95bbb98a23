import type { Kind } from './kind.ts';
import { inParallel } from './target.ts';

/** Link preview pictures, requested all at once: of the site, of stored pictures, and under names that do not exist. */
export const linkCards: Kind = {
  name: 'link cards',
  may: [200, 404, 429, 503],
  attack: async (target, amount) => {
    const { body } = await target.send({ path: '/api/projects' });
    const stored = [...new Set(body.match(/[\w-]{1,200}\.(?:avif|webp|jpg|png)/g))];
    const made = Array.from({ length: 100 }, (_, index) => `${index}`.padStart(32, 'a'));
    const names = [...stored, ...stored.map((name) => name.replace(/\.\w+$/, '')), ...made, 'site'];
    const asked = amount === 'long' ? [...names, ...names, ...names] : names.slice(0, 130);
    await inParallel(asked, 100, (name) => target.send({ path: `/paylasim/${name}.jpg` }));
    return [];
  },
};
