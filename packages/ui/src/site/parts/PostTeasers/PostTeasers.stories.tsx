import type { Meta, StoryObj } from '@storybook/react-vite';
import { barePost, longPost, posts } from '@vitrin/mocks/fixtures/posts';
import { expect, within } from 'storybook/test';
import { PostTeasers, PostTeasersSkeleton } from './PostTeasers.tsx';

const meta = {
  title: 'Site/Parts/PostTeasers',
  component: PostTeasers,
  args: { posts },
} satisfies Meta<typeof PostTeasers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      posts.slice(0, 3).map(({ path }) => `/blog/${path}`),
    );
    await expect(canvas.getByText('1 Ocak 2026').getAttribute('datetime')).toMatch(/^2026-01-01/);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
  },
};

export const One: Story = { args: { posts: posts.slice(0, 1) } };
export const Two: Story = { args: { posts: posts.slice(0, 2) } };
export const WithoutPictures: Story = { args: { posts: [barePost, ...posts.slice(1, 3)] } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <PostTeasersSkeleton /> };
export const LongText: Story = {
  args: { posts: [longPost, { ...longPost, id: 'uzun-2' }, { ...longPost, id: 'uzun-3' }] },
  play: async ({ canvasElement }) => {
    const [cut] = within(canvasElement).getAllByText(/…$/);
    await expect(cut?.textContent?.length ?? 0).toBeLessThanOrEqual(121);
  },
};
