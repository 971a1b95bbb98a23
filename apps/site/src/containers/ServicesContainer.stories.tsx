import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { services } from '@vitrin/mocks/fixtures/services';
import { scenarios } from '@vitrin/mocks/scenarios';
import { expect, screen, userEvent, within } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Services',
  component: SiteStory,
  args: { address: sitePaths.services() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const main = within(await screen.findByRole('main'));
    await userEvent.click(await main.findByRole('link', { name: new RegExp(services[0]?.title ?? '') }));
    await expect(
      await main.findByRole('heading', { level: 1, name: services[0]?.title ?? '' }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
