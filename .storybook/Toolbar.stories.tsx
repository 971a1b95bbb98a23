import type { Meta, StoryObj } from '@storybook/react-vite';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { Button } from '@vitrin/ui/elements/Button';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { adminText } from '@vitrin/ui/text/panelText';
import { vars } from '@vitrin/ui/theme/contract.css';
import { pauseAnimations } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { viewports } from './toolbar.ts';

const meta = {
  title: 'Workshop/Toolbar',
  component: Button,
  args: { tone: 'primary', children: 'Teklif Al', arrow: <span data-testid="arrow">→</span> },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const valueOf = (variable: string): string =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(variable.replace(/^var\((.+)\)$/, '$1'))
    .trim();

/** The transition's duration of the arrow's holder. */
const secondsOf = ({ parentElement }: HTMLElement): number =>
  parentElement === null ? Number.NaN : Number.parseFloat(getComputedStyle(parentElement).transitionDuration);

/** A palette of the list reaches the variables that every rule uses. */
export const QuickColour: Story = {
  globals: { palette: 'purple' },
  play: async () => {
    const { primary } = deriveTheme(palettes.purple);
    await expect(valueOf(vars.color.primary.base)).toBe(primary.base);
  },
};

/** The palette that a server has stored is read from `/api/theme/colors`, bypassing the mocks. */
export const SavedButNoServer: Story = {
  globals: { palette: 'saved' },
  parameters: { api: 'http://localhost:9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('http://localhost:9/api/theme/colors');
    await expect(valueOf(vars.color.primary.base)).toBe(deriveTheme(palettes.default).primary.base);
  },
};

/** The panel's words, and the language that the document claims. */
export const OtherLanguage: Story = {
  globals: { language: 'tr' },
  parameters: { look: 'panel' },
  render: () => <button type="button">{adminText.frame.logout}</button>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Oturumu kapat' })).toBeVisible();
    await expect(document.documentElement.lang).toBe('tr');
  },
};

/** Media queries for reduced motion match, in rules and in code. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(window.matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
    await expect(secondsOf(canvas.getByTestId('arrow'))).toBeLessThan(0.001);
  },
};

/** With the toolbar's default, things move again. */
export const FullMotion: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await expect(secondsOf(canvas.getByTestId('arrow'))).toBeGreaterThan(0.01);
  },
};

/** A pause that Storybook left behind after a failed story has no effect here. */
export const MotionAfterAFailure: Story = {
  ...FullMotion,
  loaders: [
    () => {
      pauseAnimations();
      return {};
    },
  ],
};

/** Text is twice as large as the browser's own size. */
export const DoubleText: Story = {
  globals: { text: 'double' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect(Number.parseFloat(getComputedStyle(canvas.getByRole('button')).fontSize)).toBeGreaterThan(
      28,
    );
  },
};

/** Each width of the viewport menu is the width of the window that a story is drawn in. */
const drawnAt = (value: keyof typeof viewports): Story => ({
  globals: { viewport: { value } },
  play: async () => {
    await expect(`${window.innerWidth}px`).toBe(viewports[value].styles.width);
  },
});

export const NarrowPhone: Story = drawnAt('narrow');
export const Phone: Story = drawnAt('phone');
export const Tablet: Story = drawnAt('tablet');
export const Desktop: Story = drawnAt('desktop');
