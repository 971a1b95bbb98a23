import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Admin/Parts/Avatar',
  component: Avatar,
  args: { name: 'Işıl Çelik' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('IÇ')).toBeVisible();
  },
};

export const Pictured: Story = {
  args: { picture: picture(7, '').url },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('IÇ')).toBeNull();
    const shown = canvasElement.querySelector('img');
    await expect(shown?.getBoundingClientRect()).toMatchObject({ width: 28, height: 28 });
  },
};
