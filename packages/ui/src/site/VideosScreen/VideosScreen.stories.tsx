import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { bareVideo, longVideo, manyVideos, videos } from '@vitrin/mocks/fixtures/videos';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VideosScreen } from './VideosScreen.tsx';

const retry = fn();

/** Plays from the page's own host, so that no story contacts another one. */
const quiet = { ...bareVideo, title: 'Sessiz film', embedUrl: 'https://localhost:1/film' };

const meta = {
  title: 'Site/VideosScreen',
  component: VideosScreen,
  parameters: { layout: 'fullscreen' },
  args: { videos: ready(videos) },
} satisfies Meta<typeof VideosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(videos.length);
    await expect(canvas.getByRole('button', { name: 'Oynat: Bir işin bir yılı, 4:12' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const page = canvas.getByRole('link', { name: 'Video sayfasını aç: Bir işin bir yılı (yeni sekme)' });
    await expect(page).toHaveAttribute('href', 'https://video.example/izle/1');
    await expect(canvas.getByText('18 Mart 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Videolar');
  },
};

export const Playing: Story = {
  args: { videos: ready([quiet]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Oynat: Sessiz film' }));
    const player = canvas.getByTitle('Video oynatıcı: Sessiz film');
    await expect(player).toHaveAttribute('src', 'https://localhost:1/film?autoplay=1');
    await expect(player).toHaveFocus();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { videos: { status: 'loading' } } };

export const Failed: Story = {
  args: { videos: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { videos: ready([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Henüz video bulunamadı.')).toBeVisible();
  },
};

export const WithoutPlayer: Story = {
  args: { videos: ready([bareVideo]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const One: Story = { args: { videos: ready(videos.slice(0, 1)) } };
export const Two: Story = { args: { videos: ready(videos.slice(0, 2)) } };
export const Seven: Story = { args: { videos: ready(manyVideos(7)) } };
export const Many: Story = { tags: ['long'], args: { videos: ready(manyVideos(200)) } };
export const LongText: Story = { args: { videos: ready([longVideo, bareVideo, ...videos.slice(0, 1)]) } };
