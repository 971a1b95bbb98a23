import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '@vitrin/mocks/fixtures/longWord';
import { barePost, longPost, posts } from '@vitrin/mocks/fixtures/posts';
import { expect, within } from 'storybook/test';
import { PostCard } from './PostCard.tsx';
import { PostCardSkeleton } from './PostCardSkeleton.tsx';

const [first = barePost] = posts;

const meta = {
  title: 'Site/Parts/PostCard',
  component: PostCard,
  args: { post: first, look: 'tile', sizes: '40vw', titleAs: 'h2' },
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: first.title })).toHaveAttribute(
      'href',
      `/blog/${first.path}`,
    );
    await expect(canvas.getByText('1 Ocak 2026')).toHaveAttribute('datetime', '2026-01-01');
    await expect(canvas.getByText(/, Rehber$/)).toBeVisible();
  },
};

export const Lead: Story = { args: { look: 'lead' } };
export const Side: Story = { args: { look: 'side' } };
export const Split: Story = { args: { look: 'split' } };

export const WithoutPicture: Story = {
  args: { post: barePost },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const LongText: Story = { args: { post: longPost } };

export const LongWords: Story = {
  args: { post: { ...first, title: longWord, excerpt: longWord } },
  decorators: [
    (Card) => (
      <div style={{ width: 280 }}>
        <Card />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('article').getBoundingClientRect();
    for (const text of canvas.getAllByText(longWord))
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

export const Loading: Story = { render: () => <PostCardSkeleton look="split" /> };
