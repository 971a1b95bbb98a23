import { expect, test } from 'vitest';
import { isDeeperThan } from './htmlDepth.ts';
import { isEmptyHtml } from './isEmptyHtml.ts';
import { growthOf, linearGrowth } from '../testing/growth.ts';
import { hostileHtml } from '../testing/hostileHtml.ts';
import { fold, pathFromTitle, textOfHtml } from '../text/turkish.ts';

const works = {
  isDeeperThan: (html: string) => isDeeperThan(100, html),
  isEmptyHtml,
  textOfHtml,
  fold,
  pathFromTitle,
};

test.each(Object.entries(works))('%s takes linear time', (_name, work) => {
  const growths = hostileHtml.map(({ name, make }) => ({ name, growth: growthOf(work, make, 4_000) }));
  expect(growths.filter(({ growth }) => growth > linearGrowth)).toEqual([]);
});
