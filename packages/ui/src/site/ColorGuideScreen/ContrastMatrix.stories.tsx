import type { Meta, StoryObj } from '@storybook/react-vite';
import { palette, paletteNamed } from '@vitrin/mocks/fixtures/theme';
import { expect } from 'storybook/test';
import { deriveTheme } from '../../theme/derive.ts';
import { ContrastMatrix } from './ContrastMatrix.tsx';

/** Every pair of colours in use with its contrast, in the palette selected in the toolbar. */
const meta = {
  title: 'Pages/Contrast matrix',
  component: ContrastMatrix,
  args: { tokens: deriveTheme(palette) },
  render: (_args, { globals }) => <ContrastMatrix tokens={deriveTheme(paletteNamed(globals['palette']))} />,
  // On the page, the tables are below sections; here there are no other headings.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
} satisfies Meta<typeof ContrastMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

const reads: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getAllByRole('table')).toHaveLength(2);
  await expect(canvas.queryByText('yetersiz')).not.toBeInTheDocument();
};

export const InForce: Story = { play: reads };
export const Pale: Story = { globals: { palette: 'pale' }, play: reads };
export const Inverted: Story = { globals: { palette: 'inverted' }, play: reads };
