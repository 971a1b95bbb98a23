import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { services } from '@vitrin/mocks/fixtures/services';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminText } from '@vitrin/ui/text/admin.en';
import { expect, screen, within } from 'storybook/test';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const text = adminText.dashboard;

const meta = {
  title: 'Connected/Dashboard',
  component: PanelStory,
  args: { address: '/admin' },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const recent = await screen.findByRole('region', { name: text.recentActivity });
    await expect(await within(recent).findByRole('link', { name: /Eğitim/ })).toBeVisible();
    await expect(screen.getByRole('region', { name: text.counts })).toHaveTextContent(
      String(services.length),
    );
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(text.noActivity)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { address: adminPaths.dashboard() },
  parameters: { msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByText(text.failed, {}, { timeout: 5_000 })).toBeVisible();
  },
};
