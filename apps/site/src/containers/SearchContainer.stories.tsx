import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteSearchText } from '@vitrin/ui/text/website/siteSearch';
import { expect, screen, userEvent } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Search',
  component: SiteStory,
  args: { address: sitePaths.search() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'isiga{Enter}');
    const title = posts.find((post) => post.title.includes('ışığa'))?.title ?? '';
    await expect(await screen.findByRole('link', { name: title })).toBeVisible();
  },
};

export const Failing: Story = {
  args: { address: sitePaths.search('ışık') },
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByText(siteSearchText.failed)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { address: sitePaths.search('ışık') },
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(siteSearchText.empty('ışık'))).toBeVisible();
  },
};
