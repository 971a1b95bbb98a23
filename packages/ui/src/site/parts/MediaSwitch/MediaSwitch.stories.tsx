import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MediaSwitch } from './MediaSwitch.tsx';

const meta = {
  title: 'Site/Parts/MediaSwitch',
  component: MediaSwitch,
  args: { current: 'photos' },
} satisfies Meta<typeof MediaSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photos: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Fotoğraflar');
    await expect(canvas.getByRole('link', { name: 'Videolar' })).toHaveAttribute('href', '/video-galeri');
  },
};

export const Videos: Story = { args: { current: 'videos' } };
