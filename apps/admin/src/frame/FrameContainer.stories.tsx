import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { session } from '../api.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const meta = {
  title: 'Connected/Frame',
  component: PanelStory,
  args: { address: adminPaths.dashboard() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: adminText.frame.logout }));
    await expect(await screen.findByRole('heading', { name: adminText.login.welcome })).toBeVisible();
    await expect(session.token()).toBeUndefined();
    await expect(screen.queryByText(adminText.login.expired)).not.toBeInTheDocument();
  },
};

export const Navigated: Story = {
  play: async () => {
    const navigation = within(await screen.findByRole('navigation', { name: adminText.frame.navigation }));
    await userEvent.click(navigation.getByRole('link', { name: adminText.services.title }));
    await expect(await screen.findByRole('table', { name: adminText.services.title })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await expect(document.title).toBe('Services | Vitrin');
  },
};

export const UnknownAddress: Story = {
  args: { address: '/admin/nowhere' },
  play: async () => {
    const wayBack = await screen.findByRole('link', { name: adminText.notFound.back });
    await expect(screen.getByRole('heading', { level: 1, name: adminText.notFound.title })).toBeVisible();
    await userEvent.click(wayBack);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
};
