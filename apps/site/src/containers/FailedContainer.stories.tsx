import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { expect, screen, userEvent, within } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Not found',
  component: SiteStory,
  args: { address: '/boyle-bir-sayfa-yok' },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { consoleErrors: 'expected' },
  play: async () => {
    const main = within(await screen.findByRole('main'));
    await expect(
      await main.findByRole('heading', { level: 1, name: sitePagesText.notFound.title }),
    ).toBeVisible();
    await userEvent.click(main.getByRole('link', { name: siteText.menu.home }));
    await expect(await screen.findByRole('link', { name: siteText.menu.about })).toBeVisible();
  },
};
