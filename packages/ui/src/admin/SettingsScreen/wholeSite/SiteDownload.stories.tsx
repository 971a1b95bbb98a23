import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { adminSettingsText } from '../../../text/panelText.ts';
import { SettingsScreen } from '../SettingsScreen.tsx';
import { type DownloadBegin, SiteDownload } from './SiteDownload.tsx';
import { settingsArgs } from '../testing/settingsStory.ts';

const meta = {
  title: 'Admin/SettingsScreen/WholeSite/SiteDownload',
  component: SiteDownload,
  args: { onDownload: fn(async () => ({ begun: true as const })) },
} satisfies Meta<typeof SiteDownload>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = () => adminSettingsText.siteFile;
const button = () => screen.getByRole('button', { name: words().download });

export const Begun: Story = {
  play: async ({ args }) => {
    await userEvent.click(button());
    await expect(args.onDownload).toHaveBeenCalledWith(false);
    await expect(await screen.findByRole('status')).toHaveTextContent(words().begun);
    await expect(button()).toHaveFocus();
  },
};

export const WithMessages: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: words().messages }));
    await expect(screen.getByText(words().messagesHint)).toBeVisible();
    await userEvent.click(button());
    await expect(args.onDownload).toHaveBeenCalledWith(true);
  },
};

export const Preparing: Story = {
  args: { onDownload: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(button());
    await expect(button()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button());
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: {
    // The download that includes messages succeeds.
    onDownload: fn(
      async (messages: boolean): Promise<DownloadBegin> =>
        messages ? { begun: true } : { begun: false, why: 'Site şu anda indiriliyor.' },
    ),
  },
  play: async () => {
    await userEvent.click(button());
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(words().failed);
    await expect(alert).toHaveTextContent('Site şu anda indiriliyor.');
    await userEvent.click(screen.getByRole('checkbox', { name: words().messages }));
    await userEvent.click(button());
    await expect(await screen.findByRole('status')).toHaveTextContent(words().begun);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const InTheSettings: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <SettingsScreen {...settingsArgs} />,
  play: async () => {
    await expect(screen.getByRole('region', { name: words().heading })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: words().messages }));
    // The download is no setting, and must not mark the form as changed.
    await expect(settingsArgs.onDirty).not.toHaveBeenCalledWith(true);
  },
};

export const NotOffered: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <SettingsScreen {...settingsArgs} onDownload={undefined} />,
  play: async () => {
    await expect(screen.queryByRole('button', { name: words().download })).not.toBeInTheDocument();
  },
};

export const Phone: Story = { ...InTheSettings, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Failed, globals: { scheme: 'dark' } };
