import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { barePost, longPost, manyPosts, posts } from '@vitrin/mocks/fixtures/posts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BlogScreen } from './BlogScreen.tsx';

const retry = fn();

const meta = {
  title: 'Site/BlogScreen',
  component: BlogScreen,
  parameters: { layout: 'fullscreen' },
  args: { posts: ready(posts) },
} satisfies Meta<typeof BlogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByCategory: Story = {
  args: {
    categories: [
      { value: 'Rehber', count: 2 },
      { value: 'Bakım', count: 1 },
    ],
    category: 'Bakım',
    place: { page: 1, size: 2, total: 4 },
  },
  play: async ({ canvasElement }) => {
    const filter = within(within(canvasElement).getByRole('navigation', { name: 'Kategori' }));
    await expect(filter.getByRole('link', { current: true })).toHaveTextContent('Bakım1');
    await expect(within(canvasElement).getByRole('link', { name: 'Sayfa 2' })).toHaveAttribute(
      'href',
      '/blog?kategori=Bak%C4%B1m&sayfa=2',
    );
  },
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = within(canvas.getByRole('list', { name: 'Yazılar' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      posts.map(({ path }) => `/blog/${path}`),
    );
    await expect(canvas.queryByRole('link', { name: 'Daha fazla' })).not.toBeInTheDocument();
    const [excerpt] = canvas.getAllByText(/^Kısa bir not/);
    await expect(excerpt?.textContent?.length ?? 0).toBeLessThanOrEqual(121);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { posts: { status: 'loading' } } };

export const Failed: Story = {
  args: { posts: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Blog yazıları yüklenirken bir hata oluştu.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { posts: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Henüz Blog Yazısı Yok')).toBeVisible();
  },
};

export const One: Story = { args: { posts: ready(posts.slice(0, 1)) } };
export const Two: Story = { args: { posts: ready(posts.slice(0, 2)) } };
export const Three: Story = { args: { posts: ready(posts.slice(0, 3)) } };
export const Seven: Story = { args: { posts: ready(manyPosts(7)) } };

/**
 * An incomplete last row is filled: two posts split it, a single one takes all of it, with its text next to the
 * picture.
 */
export const LastRowOfTwo: Story = {
  args: { posts: ready(manyPosts(6)) },
  play: async ({ canvasElement }) => {
    const [, ...tiles] = within(canvasElement).getAllByRole('listitem');
    const list = within(canvasElement).getByRole('list', { name: 'Yazılar' }).getBoundingClientRect();
    const last = tiles.at(-1)?.getBoundingClientRect();
    await expect(tiles.at(-2)?.getBoundingClientRect().width).toBeCloseTo(last?.width ?? 0, 0);
    await expect(last?.right).toBeCloseTo(list.right, 0);
  },
};

export const LastRowOfOne: Story = {
  args: { posts: ready(manyPosts(8)) },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Yazılar' });
    const last = within(list).getAllByRole('listitem').at(-1);
    await expect(last?.getBoundingClientRect().width).toBeCloseTo(list.getBoundingClientRect().width, 0);
  },
};

/** A page of a long list, with links to the others. */
export const TwoHundred: Story = {
  args: { posts: ready(manyPosts(13)), place: { page: 1, size: 13, total: 200 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(13);
    await expect(canvas.getByRole('link', { name: 'Sonraki' })).toHaveAttribute('href', '/blog?sayfa=2');
  },
};

export const SecondPage: Story = {
  args: { posts: ready(manyPosts(7)), place: { page: 2, size: 13, total: 20 }, tag: 'ölçü' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Önceki' })).toHaveAttribute(
      'href',
      '/blog/tag/%C3%B6l%C3%A7%C3%BC',
    );
    await expect(canvas.getByText('Bu etikette 20 yazı var.')).toBeVisible();
  },
};

export const Tagged: Story = {
  args: { posts: ready(posts.slice(0, 2)), tag: 'ölçü' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'ölçü' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tüm yazılar' })).toHaveAttribute('href', '/blog');
  },
};

export const TaggedEmpty: Story = { args: { posts: ready([]), tag: 'yok' } };
export const LongText: Story = {
  args: { posts: ready([longPost, barePost, { ...longPost, id: 'uzun' }, { ...barePost, id: 'kisa' }]) },
};
