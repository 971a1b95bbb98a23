import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { gallery } from '@vitrin/mocks/fixtures/gallery';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { expect, screen } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Photo gallery',
  component: SiteStory,
  args: { address: sitePaths.photos() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('link', { name: new RegExp(gallery[0]?.title ?? '') }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: siteMediaText.gallery.failed })).toBeVisible();
    await expect(await screen.findByRole('button', { name: siteText.action.retry })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(siteMediaText.gallery.empty)).toBeVisible();
  },
};
