import { forbiddenParts, htmlAttacks } from '@vitrin/contract/testing/htmlAttacks';
import { z } from 'zod';
import { hostileTexts } from './hostileTexts.ts';
import { type Kind, share } from './kind.ts';
import { inParallel } from './target.ts';

const longest = 199_000;
const saved = z.object({ id: z.string(), details: z.string() });

/** HTML that is expensive for a careless sanitiser. */
const heavy: readonly string[] = [
  ...hostileTexts.map((textOf) => textOf(longest)),
  '<b>'.repeat(66_000),
  '<p><b>'.repeat(30_000),
  `<p>${'<ul><li>'.repeat(20_000)}`,
  `<p ${'a="b" '.repeat(30_000)}>x</p>`,
  `<a href="${'a'.repeat(190_000)}">x</a>`,
  `<img src="https://a.example/${'&amp;'.repeat(30_000)}">`,
  '<table>'.repeat(25_000),
  '<p>x</p>'.repeat(24_000),
  '</p>'.repeat(45_000),
  '<svg><style>'.repeat(15_000),
  '&lt;'.repeat(45_000),
];

/** Posts with hostile HTML: the stored text contains only allowed markup, and sanitising it blocks nobody. */
export const htmlTexts: Kind = {
  name: 'HTML',
  may: [200, 301, 400],
  attack: async (target, amount) => {
    const faults: string[] = [];
    const texts = [...htmlAttacks, ...share(amount, heavy, 3)];
    await inParallel(texts, 2, async (text) => {
      const body = JSON.stringify({
        title: 'Yazı',
        excerpt: text.slice(0, 600),
        details: `<p>x</p>${text}`.slice(0, 200_000),
      });
      const made = await target.send({ method: 'POST', path: '/api/blog', asAdmin: true, body });
      if (made.outcome !== 200) return;
      const { id, details } = saved.parse(JSON.parse(Buffer.from(made.body, 'latin1').toString()));
      const forbidden = forbiddenParts(details);
      if (forbidden.length > 0) faults.push(`${forbidden.join(', ')} was kept of ${text.slice(0, 80)}`);
      await target.send({ path: `/blog/${id}` });
      await target.send({ path: '/feed.xml' });
      await target.send({ method: 'DELETE', path: `/api/blog/${id}`, asAdmin: true });
    });
    return faults;
  },
};
