import { growthOf, linearGrowth, repeated } from '@vitrin/contract/testing/growth';
import { hostileHtml } from '@vitrin/contract/testing/hostileHtml';
import { cleanHtml, lostPictures } from '../../apps/server/src/http/input/cleanHtml.ts';

/**
 * Prints how much longer the server's cleaning of HTML takes per character once hostile HTML is eight times as long: about
 * 1 for linear work, 8 for quadratic. Fails if one grows like the latter. Usage: node tests/bench/cleanHtml.ts
 */
const nested = ['<b>', '<font>', '<ul><li>', '<div>', '<svg>'].map((tag) => ({
  name: `${JSON.stringify(tag)} nested`,
  make: repeated(tag, 'x', 'x'),
}));

for (const { name, make } of [...hostileHtml, ...nested]) {
  const growths = [cleanHtml, lostPictures].map((work) => growthOf(work, make, 8_000));
  const line = growths.map((growth) => growth.toFixed(2).padStart(6)).join('  ');
  process.stdout.write(`${name.padEnd(32)} ${line}\n`);
  if (growths.some((growth) => growth > linearGrowth)) process.exitCode = 1;
}
