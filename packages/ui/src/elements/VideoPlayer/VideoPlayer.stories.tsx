import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoPlayer } from './VideoPlayer.tsx';

/**
 * **For** a film of another host, once somebody has asked for it: it plays at once and takes the focus.
 *
 * **Not for** showing that there is a film (a picture with a button, which asks nobody), or for films of our own.
 */
const meta = {
  title: 'Elements/VideoPlayer',
  component: VideoPlayer,
  tags: ['autodocs'],
  args: { address: 'about:blank', title: 'Şantiyede bir gün' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 'min(100%, 640px)', aspectRatio: '16 / 9' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Şantiyede bir gün')).toHaveFocus();
  },
};
