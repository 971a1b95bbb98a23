import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoPlayer } from './VideoPlayer.tsx';

/**
 * **For** a video on another host, once the visitor has requested it: it plays immediately and takes the focus.
 *
 * **Not for** showing that there is a video (a picture with a button, which contacts no host), or for our own videos.
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
