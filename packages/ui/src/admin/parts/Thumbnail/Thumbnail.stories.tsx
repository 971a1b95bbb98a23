import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { expect } from 'storybook/test';
import { Thumbnail } from './Thumbnail.tsx';

const meta = {
  title: 'Admin/Parts/Thumbnail',
  component: Thumbnail,
  args: { image: picture(3, 'Vadi') },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title next to it describes it, so its alternative text is empty. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Tall: Story = { args: { image: picture(5, 'Kule', { width: 900, height: 1600 }) } };
export const WithoutPicture: Story = { args: { image: null } };
