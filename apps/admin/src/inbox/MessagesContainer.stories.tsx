import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminMessagesText as text, adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ourClient } from '../api.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const broken = { message: 'Something went wrong on the server' };
const letterOfAyse = () => screen.findByRole('button', { name: /Ayşe Çelik/ });

const meta = {
  title: 'Connected/Messages',
  component: PanelStory,
  args: { address: adminPaths.messages() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await expect(await screen.findByRole('link', { name: `${text.title} ${text.unread(1)}` })).toBeVisible();
    await userEvent.click(await letterOfAyse());
    await expect(await screen.findByRole('article', { name: 'Teklif' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: text.title })).toBeVisible());
    await waitFor(async () => expect((await ourClient.messages.listAll())[0]?.read).toBe(true));
  },
};

export const ReadRefused: Story = {
  parameters: { msw: [...refusing(endpoints.messages.update, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await userEvent.click(await letterOfAyse());
    await waitFor(() => expect(screen.getByText(text.updateFailed)).toBeVisible());
    await expect(await screen.findByRole('link', { name: `${text.title} ${text.unread(1)}` })).toBeVisible();
  },
};

export const ArchivedAndBack: Story = {
  args: { address: adminPaths.messages('message-2') },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.archive }));
    await waitFor(() => expect(screen.queryByText('Kerem Ünal')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('radio', { name: text.archived }));
    await userEvent.click(await screen.findByRole('button', { name: /Kerem Ünal/ }));
    await userEvent.click(await screen.findByRole('button', { name: text.unarchive }));
    await userEvent.click(screen.getByRole('radio', { name: text.all }));
    await expect(await screen.findByRole('button', { name: /Kerem Ünal/ })).toBeVisible();
  },
};

export const DeletedAndUndone: Story = {
  args: { address: adminPaths.messages('message-2') },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.delete }));
    await userEvent.click(await screen.findByRole('button', { name: text.deleteOne }));
    await waitFor(() => expect(screen.queryByText('Kerem Ünal')).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: adminText.undo }));
    await expect(await screen.findByRole('button', { name: /Kerem Ünal/ })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [...refusing(endpoints.messages.listAll, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await expect(await screen.findByText(text.loadFailed, {}, { timeout: 5_000 })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(text.empty)).toBeVisible();
  },
};
