import '@vitrin/ui/theme/reset.css';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { contrast } from '@vitrin/ui/theme/colorMath';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { siteTheme } from '@vitrin/ui/theme/siteTheme.css';
import { themeVariables } from '@vitrin/ui/theme/themeCss';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdStill, onStage, paint, storiesOf } from './stage.tsx';

/**
 * Every picture is replaced with a white one, the worst case for white text; then the pixels behind the texts are
 * measured.
 */
const white =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"%3E%3Crect width="100%25" height="100%25" fill="white"/%3E%3C/svg%3E';

const shown = storiesOf(
  import.meta.glob(
    [
      '../../packages/ui/src/site/{Home,Project}Screen/*Screen.stories.tsx',
      '../../packages/ui/src/site/SiteFrame/SiteFrame.stories.tsx',
    ],
    { eager: true },
  ),
).filter(({ name }) => ['HomeScreen/Ready', 'ProjectScreen/Ready', 'SiteFrame/OverPicture'].includes(name));

type Words = { words: string; color: string; least: number; box: DOMRect };

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

async function whiten(canvas: HTMLElement): Promise<void> {
  for (const source of canvas.querySelectorAll('picture > source')) source.remove();
  const images = [...canvas.querySelectorAll('img')];
  for (const image of images) {
    image.removeAttribute('srcset');
    image.loading = 'eager';
    image.src = white;
  }
  await Promise.all(images.map((image) => image.decode()));
}

/** The visible texts, with the contrast that their size requires. */
function wordsInView(canvas: HTMLElement): readonly Words[] {
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  const found: Words[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const inView = box.width > 4 && box.height > 4 && box.top >= 0 && box.bottom <= window.innerHeight;
    const { left, top, width, height } = box;
    const top1 = document.elementFromPoint(left + width / 2, top + height / 2);
    const { color, fontSize } = getComputedStyle(element);
    const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number);
    if (!inView || !channels || !top1 || !(element.contains(top1) || top1.contains(element))) continue;
    const least = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
    found.push({ words: (node.textContent ?? '').trim().slice(0, 40), color: hexOf(channels), least, box });
  }
  return found;
}

/** A screenshot of the page without its texts, as pixels. */
async function pixelsBehind(): Promise<CanvasRenderingContext2D> {
  const hiding = document.createElement('style');
  hiding.textContent = '* { color: transparent !important; }';
  document.head.append(hiding);
  const image = new Image();
  image.src = `data:image/png;base64,${await page.screenshot({ base64: true, save: false })}`;
  await image.decode();
  hiding.remove();
  const drawn = document.createElement('canvas');
  [drawn.width, drawn.height] = [image.naturalWidth, image.naturalHeight];
  const context = drawn.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  return context;
}

/** Texts with too little contrast to more than one in twenty of the pixels behind them. */
function tooWeak(words: readonly Words[], pixels: CanvasRenderingContext2D): readonly string[] {
  return words.flatMap(({ words: said, color, least, box }) => {
    const { data } = pixels.getImageData(box.left, box.top, Math.max(1, box.width), Math.max(1, box.height));
    const reached: number[] = [];
    for (let at = 0; at < data.length; at += 4 * 7) {
      reached.push(contrast(color, hexOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])));
    }
    const worst = reached.toSorted((a, b) => a - b)[Math.floor(reached.length / 20)] ?? 21;
    return worst < least ? [`${said}: ${worst.toFixed(2)}`] : [];
  });
}

beforeAll(() => {
  document.documentElement.className = siteTheme;
  holdStill();
});

const looks = [390, 1280].flatMap((width) =>
  Object.entries({ default: palettes.default, pale: palettes.pale, garish: palettes.inverted }).flatMap(
    ([palette, colors]) => shown.map(({ name, Story }) => ({ name, Story, palette, colors, width })),
  ),
);

/** Every day in the palette that leaves texts the least contrast. */
const isOfEveryDay = ({ palette }: (typeof looks)[number]): boolean => palette === 'garish';

async function reads({ Story, colors, width }: (typeof looks)[number]): Promise<void> {
  await page.viewport(width, 900);
  paint(Object.entries(themeVariables(deriveTheme(colors))));
  await onStage(Story, async (canvas) => {
    await whiten(canvas);
    window.scrollTo(0, 0);
    const words = wordsInView(canvas);
    expect(words.length).toBeGreaterThan(2);
    expect(tooWeak(words, await pixelsBehind())).toEqual([]);
  });
}

test.each(looks.filter(isOfEveryDay))('$name reads over white pictures at $width px, $palette', reads);

test.each(looks.filter((look) => !isOfEveryDay(look)))(
  '$name also reads over white pictures at $width px, $palette',
  { tags: ['long'] },
  reads,
);
