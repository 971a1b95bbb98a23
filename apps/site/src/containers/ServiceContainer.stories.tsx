import type { Meta, StoryObj } from '@storybook/react-vite';
import { limits } from '@vitrin/contract/limits';
import { quoteLink } from '@vitrin/contract/paths/sitePaths';
import { manyServices, services } from '@vitrin/mocks/fixtures/services';
import { scenarios } from '@vitrin/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Service',
  component: SiteStory,
  args: { address: services[0]?.path ?? '' },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: services[0]?.title ?? '' }),
    ).toBeVisible();
  },
};

const beyondMenu = manyServices(limits.menuServices * 3).findLast(({ active }) => active);

/** A quote is asked for about this service, although it is not in the menu. */
export const BeyondMenu: Story = {
  args: { address: beyondMenu?.path ?? '' },
  parameters: { msw: scenarios.stress() },
  play: async () => {
    const links = await within(await screen.findByRole('banner')).findAllByRole('link', {
      name: 'Teklif Al',
    });
    await waitFor(() => expect(links[0]).toHaveAttribute('href', quoteLink({ service: beyondMenu?.path })));
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { address: '/boyle-bir-sayfa-yok' },
  parameters: { consoleErrors: 'expected' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Bu sayfa bulunamadı' })).toBeVisible();
  },
};
