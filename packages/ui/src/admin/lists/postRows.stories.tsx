import type { Post } from '@vitrin/contract/kinds/post';
import { longPost, manyPosts, posts } from '@vitrin/mocks/fixtures/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { postRows } from './postRows.tsx';

const text = adminText.posts;
const [first] = posts;
const tomorrow = { publishDate: '2026-01-18T10:00:00.000Z', title: 'Yarının yazısı', id: 'post-tomorrow' };

const meta = {
  title: 'Admin/Lists/Posts',
  component: ContentList<Post>,
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, kind: postRows, items: listed(posts) },
  render: viewed(ContentList<Post>),
} satisfies Meta<typeof ContentList<Post>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Kışın bakım takvimi/ }));
    await expect(row.getByRole('cell', { name: '8 Jan 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sort: Newest first' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
    await expect(canvas.getByText('4 blog posts')).toBeVisible();
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load blog posts. Please try again.');
  },
};

export const Empty: Story = { args: { items: listed([]) } };

export const FoundByTag: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search blog posts' }), 'ışık');
    await expect(canvas.getByText('1 of 4 blog posts')).toBeVisible();
  },
};

export const WaitsForItsDay: Story = {
  args: { items: listed(first ? [{ ...first, ...tomorrow }] : []) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Yarının yazısı' }));
    await screen.findByRole('menuitem', { name: adminText.list.delete });
    await expect(screen.queryByRole('menuitem', { name: 'View on site' })).not.toBeInTheDocument();
  },
};

export const Deleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Atölyede bir gün' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.delete }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this blog post?' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete blog post' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['post-3']);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = { args: { items: listed([longPost, ...posts]) } };

export const Many: Story = { args: { items: listed(manyPosts(200)) } };

export const One: Story = { args: { items: listed(posts.slice(0, 1)) } };
