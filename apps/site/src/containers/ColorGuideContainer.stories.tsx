import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { expect, screen } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Colour guide',
  component: SiteStory,
  args: { address: sitePaths.colorGuide() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: siteColorsText.guide.title }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: siteColorsText.guide.title }),
    ).toBeVisible();
  },
};

export const InPurple: Story = {
  globals: { palette: 'purple' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: siteColorsText.guide.title });
    await expect(
      (await screen.findAllByText(new RegExp(palettes.purple.primaryColor, 'i')))[0],
    ).toBeInTheDocument();
  },
};
