import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { scenarios } from '@vitrin/mocks/scenarios';
import { expect, screen } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Home',
  component: SiteStory,
  args: { address: sitePaths.home() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: homePage.title })).toBeVisible();
    await expect(await screen.findByRole('heading', { name: homePage.servicesTitle })).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await expect((await screen.findAllByRole('button', { name: 'Tekrar Dene' }))[0]).toBeVisible();
  },
};
