import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { expect, screen } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Theme demo',
  component: SiteStory,
  args: { address: sitePaths.themeDemo() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: siteColorsText.demo.title }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: siteColorsText.demo.title }),
    ).toBeVisible();
  },
};
