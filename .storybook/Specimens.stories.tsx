import type { Meta, StoryObj } from '@storybook/react-vite';
import { paletteNamed } from '@vitrin/mocks/fixtures/theme';
import { vars } from '@vitrin/ui/theme/contract.css';
import { expect, waitFor } from 'storybook/test';
import { DerivedGroups, IconGrid, LayoutFacts, SpaceScale, StoredColors, TypeScale } from './Specimens.tsx';

/** The specimens of the guides, read from the running theme. */
const meta = { title: 'Workshop/Specimens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {
  render: () => <TypeScale />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/px, weight/)).toHaveLength(7));
    const display = canvas.getByText('display').parentElement?.textContent ?? '';
    await expect(Number.parseFloat(display.replace('display', ''))).toBeGreaterThan(30);
  },
};

export const Space: Story = {
  render: () => <SpaceScale />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\d+px$/)).toHaveLength(Object.keys(vars.space).length);
  },
};

export const Layout: Story = { render: () => <LayoutFacts /> };

export const Icons: Story = { render: () => <IconGrid /> };

/** The eight stored colours of the palette that the toolbar has chosen. */
export const Palette: Story = {
  render: (_args, { globals }) => <StoredColors palette={paletteNamed(globals['palette'])} />,
};

/** All colours derived from them. */
export const Derived: Story = {
  render: (_args, { globals }) => <DerivedGroups palette={paletteNamed(globals['palette'])} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(10);
  },
};
