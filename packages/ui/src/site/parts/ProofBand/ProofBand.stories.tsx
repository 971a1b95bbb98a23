import type { Meta, StoryObj } from '@storybook/react-vite';
import { figures } from '@vitrin/mocks/fixtures/figures';
import { expect, within } from 'storybook/test';
import { Figures } from '../Figures/Figures.tsx';
import { ProofBand } from './ProofBand.tsx';

const meta = {
  title: 'Site/Parts/ProofBand',
  component: ProofBand,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Rakamlarla', ground: 'paper', children: <Figures figures={figures} /> },
} satisfies Meta<typeof ProofBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Rakamlarla' })).toBeVisible();
  },
};

export const Soft: Story = { args: { ground: 'soft' } };
