import '@vitrin/ui/theme/reset.css';
import { paletteNamed } from '@vitrin/mocks/fixtures/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { holdStill, onStage, storiesOf, type StoryFile } from './stage.tsx';

/** What is chosen, on or running, where the browser replaces all colours by a few of the visitor's own. */
const stories = new Map(
  storiesOf(
    import.meta.glob<StoryFile>(
      [
        '../../packages/ui/src/elements/{Segments,Tabs,Switch,Checkbox,ProgressBar,ColorField}/*.stories.tsx',
        '../../packages/ui/src/site/parts/{BannerControls,FilterLinks,Header}/*.stories.tsx',
      ],
      { eager: true },
    ),
  ).map(({ name, Story }) => [name, Story]),
);

const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeAll(async () => {
  holdStill();
  await force('active');
});
afterAll(async () => force('none'));

/** What is read from the first element in a story that matches a selector. */
async function readFrom(
  story: string,
  selector: string,
  read: (element: Element) => string,
): Promise<string> {
  const Story = stories.get(story);
  if (Story === undefined) throw new Error(`There is no story ${story}`);
  return onStage(Story, (canvas) => {
    const element = canvas.querySelector(selector);
    if (element === null) throw new Error(`${story} shows no ${selector}`);
    return read(element);
  });
}

/** The background of an element, or of what it draws before or after it. */
const groundOf = (
  story: string,
  selector: string,
  drawn: '' | '::before' | '::after' = '',
): Promise<string> =>
  readFrom(story, selector, (element) => getComputedStyle(element, drawn).backgroundColor);

/** A colour as the browser computes it, unforced. */
function computed(color: string): string {
  const sample = document.createElement('div');
  sample.style.cssText = `forced-color-adjust: none; background-color: ${color}`;
  document.body.append(sample);
  const { backgroundColor } = getComputedStyle(sample);
  sample.remove();
  return backgroundColor;
}

test('colours are forced', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  expect(computed('Highlight')).not.toBe(computed('Canvas'));
});

test.each([
  ['Segments/Ready', 'label:has(:checked)', '', 'Highlight'],
  ['Segments/Ready', 'label:not(:has(:checked))', '', 'Canvas'],
  ['FilterLinks/Ready', 'a[aria-current]', '', 'Highlight'],
  ['FilterLinks/Ready', 'a:not([aria-current])', '', 'Canvas'],
  ['Tabs/Ready', '[role=tab][aria-selected=true]', '::after', 'Highlight'],
  ['Switch/Off', 'input:not(:checked) ~ * > *', '', 'CanvasText'],
  ['Switch/On', 'input:checked ~ *:has(> *)', '', 'Highlight'],
  ['Switch/On', 'input:checked ~ * > *', '', 'HighlightText'],
  ['Checkbox/Mixed', 'input:indeterminate + *', '::before', 'CanvasText'],
  ['ProgressBar/Ready', '[role=progressbar] > *', '', 'CanvasText'],
] as const)('%s: the ground of %s%s is %s', async (story, selector, drawn, color) => {
  // Unpainted is the same as the canvas.
  const ground = (await groundOf(story, selector, drawn)).replace(/^rgba\(.*, 0\)$/, computed('Canvas'));
  expect(ground).toBe(computed(color));
});

test.each([
  ['Segments/Ready', 'label:has(:checked)'],
  ['FilterLinks/Ready', 'a[aria-current]'],
  ['Switch/On', 'input:checked ~ *:has(> *)'],
  ['ColorField/Ready', 'span:has(> [type=color])'],
])('%s: the focus is marked around %s in the colour of texts', async (story, selector) => {
  const marked = await readFrom(story, selector, (element) => {
    const field = element.parentElement?.querySelector('input:checked, [type=color]');
    const focused = element.matches('a') ? element : field;
    if (focused instanceof HTMLElement) focused.focus();
    const { outlineColor, outlineStyle } = getComputedStyle(element);
    return `${outlineStyle} ${outlineColor}`;
  });
  expect(marked).toBe(`solid ${computed('CanvasText')}`);
});

test.each([
  ['Header/OverPicture', 'header > *'],
  ['BannerControls/Playing', 'div:has(> div > button)'],
])('%s: %s hides the picture behind its icons', async (story, selector) => {
  expect(await groundOf(story, selector)).toBe(computed('Canvas'));
});

test('the line below an entry of the menu stays', async () => {
  const line = await readFrom(
    'Header/Ready',
    'nav a',
    (element) => getComputedStyle(element, '::after').borderBottomStyle,
  );
  expect(line).toBe('solid');
});

test('a colour to choose stays what it is', async () => {
  const { primaryColor } = paletteNamed('default');
  expect(await groundOf('ColorField/Ready', 'span:has(> [type=color])')).toBe(computed(primaryColor));
});
