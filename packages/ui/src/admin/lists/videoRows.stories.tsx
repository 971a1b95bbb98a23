import type { Video } from '@vitrin/contract/kinds/video';
import { videos } from '@vitrin/mocks/fixtures/videos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { videoRows } from './videoRows.tsx';

const text = adminText.videos;

const meta = {
  title: 'Admin/Lists/Videos',
  component: ContentList<Video>,
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, kind: videoRows, items: listed(videos) },
  render: viewed(ContentList<Video>),
} satisfies Meta<typeof ContentList<Video>>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = videos;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(first?.title ?? '')[0]).toBeVisible();
    await expect(canvas.getByText(text.footInOrder(videos.length))).toBeVisible();
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text.loadFailed);
  },
};

export const Empty: Story = {
  args: { items: listed([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.empty)).toBeVisible();
  },
};

export const One: Story = { args: { items: listed(videos.slice(0, 1)) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Many: Story = {
  args: {
    items: listed(
      first
        ? Array.from({ length: 200 }, (_none, index) => ({
            ...first,
            id: `many-${index}`,
            title: `Kayıt ${index + 1}`,
          }))
        : [],
    ),
  },
};
