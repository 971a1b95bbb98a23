import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { expect, screen } from 'storybook/test';
import { afterPreloader, SiteStory } from './SiteStory.tsx';

/** The two pages about colours as on the site; they show the palette of the toolbar. */
const meta = {
  title: 'Pages/Colours',
  component: SiteStory,
  args: { address: sitePaths.themeDemo() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThemeDemo: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: siteColorsText.demo.title }),
    ).toBeVisible();
  },
};

export const ColourGuide: Story = {
  args: { address: sitePaths.colorGuide() },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: siteColorsText.guide.title }),
    ).toBeVisible();
  },
};

export const ColourGuideInPurple: Story = {
  args: { address: sitePaths.colorGuide() },
  globals: { palette: 'purple' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: siteColorsText.guide.title });
    await expect(
      (await screen.findAllByText(new RegExp(palettes.purple.primaryColor, 'i')))[0],
    ).toBeInTheDocument();
  },
};
