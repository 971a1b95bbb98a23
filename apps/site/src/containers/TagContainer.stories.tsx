import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { expect, screen } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Tag',
  component: SiteStory,
  args: { address: sitePaths.tag(posts[0]?.tags[0] ?? '') },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', {
        level: 1,
        name: posts[0]?.tags[0] ?? '',
      }),
    ).toBeVisible();
    await expect(await screen.findByRole('link', { name: posts[0]?.title ?? '' })).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: siteBlogText.blog.failed })).toBeVisible();
    await expect(await screen.findByRole('button', { name: siteText.action.retry })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { address: sitePaths.tag('kullanılmayan') },
  play: async () => {
    await expect(await screen.findByText(siteBlogText.blog.emptyTagHint)).toBeVisible();
  },
};
