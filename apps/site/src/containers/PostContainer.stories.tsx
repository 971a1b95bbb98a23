import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { expect, screen } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const nowhere = { id: '', path: 'boyle-bir-yazi-yok' };

const meta = {
  title: 'Connected/Site/Post',
  component: SiteStory,
  args: { address: sitePaths.post(posts[0] ?? nowhere) },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: posts[0]?.title ?? '' })).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByText(siteBlogText.post.failedDetail)).toBeVisible();
    await expect(await screen.findByRole('button', { name: siteText.action.retry })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { address: sitePaths.post(nowhere) },
  parameters: { consoleErrors: 'expected' },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: siteBlogText.post.notFound }),
    ).toBeVisible();
    await expect(await screen.findByText(siteBlogText.post.notFoundDetail)).toBeVisible();
  },
};
