import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { expect, screen, userEvent, within } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Blog',
  component: SiteStory,
  args: { address: sitePaths.blog() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const main = within(await screen.findByRole('main'));
    const title = posts[0]?.title ?? '';
    await userEvent.click(await main.findByRole('link', { name: title }));
    await expect(await main.findByRole('heading', { level: 1, name: title })).toBeVisible();
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
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(siteBlogText.blog.empty)).toBeVisible();
  },
};
