import type { Meta, StoryObj } from '@storybook/react-vite';
import { figures } from '@vitrin/mocks/fixtures/figures';
import type { Figure } from '@vitrin/contract/kinds/figure';
import { expect, within } from 'storybook/test';
import { Figures } from './Figures.tsx';

const meta = {
  title: 'Site/Parts/Figures',
  component: Figures,
  args: { figures },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

const lengthened = (figure: Figure): Figure => ({
  ...figure,
  unit: 'metrekare',
  title: 'planlanan, çizilen, kurulan ve teslimden sonra da bakımı süren alan',
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('1.250').length).toBe(2);
    await expect(canvas.getByText('teslim edilen iş')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const One: Story = { args: { figures: figures.slice(0, 1) } };
export const LongText: Story = {
  args: { figures: figures.map(lengthened) },
  globals: { viewport: { value: 'phone' } },
};
