import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Palette } from '@vitrin/contract/settings/palette';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../elements/Button/Button.tsx';
import type { LiveColors } from './liveColors.ts';
import { ThemeScope } from './ThemeScope.tsx';

const meta = {
  title: 'Theme/ThemeScope',
  component: ThemeScope,
  args: { palette: palettes.default, children: <Button tone="primary">Düğme</Button> },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Purple: Story = { args: { palette: palettes.purple } };
export const Inverted: Story = { args: { palette: palettes.inverted } };

export const TwoAtOnce: Story = {
  render: () => (
    <>
      <ThemeScope palette={palettes.orange}>
        <Button tone="primary">Turuncu</Button>
      </ThemeScope>
      <ThemeScope palette={palettes.blue}>
        <Button tone="primary">Mavi</Button>
      </ThemeScope>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ground = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(ground('Turuncu')).not.toBe(ground('Mavi'));
  },
};

const rendered = fn();

function Watched() {
  rendered();
  return <p>Yazı</p>;
}

const watched = <Watched />;

const sheets = () => [...document.styleSheets].map((sheet) => sheet.cssRules.length);

function Changing() {
  const [palette, setPalette] = useState<Palette>(palettes.default);
  return (
    <>
      <button type="button" onClick={() => setPalette(palettes.inverted)}>
        Değiştir
      </button>
      <ThemeScope palette={palette}>{watched}</ThemeScope>
    </>
  );
}

export const ChangedByVariablesAlone: Story = {
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText('Yazı');
    const [color, renders] = [getComputedStyle(text).color, rendered.mock.calls.length];
    const before = sheets();
    await expect(renders).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Değiştir' }));
    await expect(getComputedStyle(text).color).not.toBe(color);
    await expect(rendered).toHaveBeenCalledTimes(renders);
    await expect(canvas.getByText('Yazı')).toBe(text);
    await expect(sheets()).toEqual(before);
  },
};

const live = createRef<LiveColors>();

/** Not a button's background, which also changes on hover. */
const mainColor = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--vitrin-color-primary-base');

/**
 * While a palette is being dragged, its colours are applied piece by piece, and set on the scope only once it rests.
 */
export const Dragged: Story = {
  render: () => (
    <>
      <ThemeScope palette={palettes.default} live={live}>
        <Button tone="primary">Sürüklenen</Button>
      </ThemeScope>
      <ThemeScope palette={palettes.orange}>
        <Button tone="primary">Turuncu</Button>
      </ThemeScope>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dragged = canvas.getByRole('button', { name: 'Sürüklenen' });
    const own = mainColor(dragged);
    // The first palette of a drag goes to the scope, the next ones to its pieces.
    live.current?.show(palettes.purple);
    await waitFor(() => expect(mainColor(dragged)).not.toBe(own));
    await expect(dragged.getAttribute('style') ?? '').not.toContain('--');
    await waitFor(() => {
      live.current?.show(palettes.orange);
      void expect(mainColor(dragged)).toBe(mainColor(canvas.getByRole('button', { name: 'Turuncu' })));
    });
    await expect(dragged.getAttribute('style')).toContain('--');
    live.current?.settle(palettes.default);
    await waitFor(() => expect(mainColor(dragged)).toBe(own));
    await expect(dragged.getAttribute('style') ?? '').not.toContain('--');
  },
};
