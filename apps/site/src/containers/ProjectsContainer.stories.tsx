import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { expect, screen, userEvent, within } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Projects',
  component: SiteStory,
  args: { address: sitePaths.projects() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const main = within(await screen.findByRole('main'));
    const title = projects[0]?.title ?? '';
    await userEvent.click(await main.findByRole('link', { name: new RegExp(title) }));
    await expect(await main.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByText(/^Bir hata oluştu: /)).toBeVisible();
    await expect(await screen.findByRole('button', { name: siteText.action.retry })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(siteMediaText.projects.empty)).toBeVisible();
  },
};
