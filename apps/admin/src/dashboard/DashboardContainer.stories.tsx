import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminMessagesText, adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, waitFor, within } from 'storybook/test';
import { broken } from '../testing/connectedList.ts';
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
    await expect(await within(recent).findAllByRole('link')).toHaveLength(limits.recentActivity);
    await expect(within(recent).getByRole('link', { name: /Renk seçerken ışığa bakın/ })).toBeVisible();
    const counts = screen.getByRole('region', { name: text.counts });
    await expect(within(counts).getAllByRole('link')).toHaveLength(5);
    await expect(await screen.findByRole('link', { name: adminMessagesText.allMessages })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(text.noActivity)).toBeVisible();
  },
};

export const FailedInPart: Story = {
  args: { address: adminPaths.dashboard() },
  parameters: { msw: [...refusing(endpoints.posts.listAll, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    const again = { name: text.again(adminText.entities.posts.many) };
    await expect(await screen.findByRole('button', again, { timeout: 5_000 })).toBeVisible();
    const counts = screen.getByRole('region', { name: text.counts });
    await expect(within(counts).getAllByRole('link')).toHaveLength(4);
  },
};

export const Failed: Story = {
  args: { address: adminPaths.dashboard() },
  parameters: { msw: scenarios.failing() },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(text.notLoaded)).toHaveLength(5), { timeout: 5_000 });
  },
};
