import type { Meta, StoryObj } from '@storybook/react-vite';
import { quickColors } from '@vitrin/contract/settings/palette';
import { expect } from 'storybook/test';
import { ColorChip } from './ColorChip.tsx';

const meta = {
  title: 'Site/Parts/ColorChip',
  component: ColorChip,
  args: { color: quickColors.blue },
} satisfies Meta<typeof ColorChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const chip = canvasElement.querySelector('[aria-hidden]');
    await expect(chip && getComputedStyle(chip).backgroundColor).toBe('rgb(74, 144, 226)');
  },
};
