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
        '../../packages/ui/src/site/parts/FilterLinks/*.stories.tsx',
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

/** The background of the first element in a story that matches a selector, or of what it draws before or after it. */
async function groundOf(
  story: string,
  selector: string,
  drawn: '' | '::before' | '::after' = '',
): Promise<string> {
  const Story = stories.get(story);
  if (Story === undefined) throw new Error(`There is no story ${story}`);
  return onStage(Story, (canvas) => {
    const element = canvas.querySelector(selector);
    if (element === null) throw new Error(`${story} shows no ${selector}`);
    return getComputedStyle(element, drawn).backgroundColor;
  });
}

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

test('a colour to choose stays what it is', async () => {
  const { primaryColor } = paletteNamed('default');
  expect(await groundOf('ColorField/Ready', 'span:has(> [type=color])')).toBe(computed(primaryColor));
});
