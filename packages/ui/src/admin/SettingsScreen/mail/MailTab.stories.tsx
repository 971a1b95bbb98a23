import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { refusals } from '@vitrin/contract/errors/refusals';
import { mail, mailOfEnvironment, noMail } from '@vitrin/mocks/fixtures/mail';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { adminMailText, adminSettingsText, refusalText } from '../../../text/panelText.ts';
import { SettingsScreen } from '../SettingsScreen.tsx';
import { settingsArgs } from '../testing/settingsStory.ts';

const meta = {
  title: 'Admin/SettingsScreen/Mail/MailTab',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...settingsArgs, tab: 'mail' },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = () => adminMailText;
const field = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText(words().password);
const save = () => userEvent.click(screen.getByRole('button', { name: adminSettingsText.save }));
const test = () => screen.getByRole('button', { name: words().test });

export const Filled: Story = {
  play: async ({ args }) => {
    await expect(field(words().host)).toHaveValue(mail.host);
    await expect(password()).toHaveValue('');
    await expect(screen.getByText(words().passwordStored)).toBeVisible();
    await userEvent.type(field(words().recipients), '\nsatis@ornek.example');
    await expect(test()).toHaveAttribute('aria-disabled', 'true');
    await save();
    await expect(args.onSaveMail).toHaveBeenCalledWith(
      { recipients: ['bilgi@ornek.example', 'satis@ornek.example'] },
      mail,
    );
    await expect(await screen.findByText(adminSettingsText.saved)).toBeVisible();
  },
};

export const FirstTime: Story = {
  args: { mail: ready(noMail) },
  play: async ({ args }) => {
    await userEvent.type(field(words().recipients), 'bilgi@ornek.example');
    await userEvent.type(field(words().host), 'mail.ornek.example');
    await userEvent.click(screen.getByRole('radio', { name: words().securities.tls }));
    await expect(field(words().port)).toHaveValue('465');
    await userEvent.type(field(words().user), 'web@ornek.example');
    await userEvent.type(password(), 'posta-parolasi');
    // No password may end up in the browser's storage.
    await waitFor(() => expect(args.onDraft).toHaveBeenCalled());
    await expect(JSON.stringify(mocked(args.onDraft).mock.calls)).not.toContain('posta');
    await save();
    await expect(args.onSaveMail).toHaveBeenCalledWith(
      {
        recipients: ['bilgi@ornek.example'],
        host: 'mail.ornek.example',
        security: 'tls',
        user: 'web@ornek.example',
        port: 465,
        password: 'posta-parolasi',
      },
      noMail,
    );
    await waitFor(() => expect(password()).toHaveValue(''));
  },
};

/** A new password is sent with the mail server shown, which others may have changed meanwhile. */
export const PasswordAlone: Story = {
  play: async ({ args }) => {
    await userEvent.type(password(), 'yeni-parola');
    await save();
    const { host, port, security, user } = mail;
    await expect(args.onSaveMail).toHaveBeenCalledWith(
      { host, port, security, user, password: 'yeni-parola' },
      mail,
    );
  },
};

/** Typing is no answer to an offered draft. */
export const DraftUnanswered: Story = {
  args: { draft: { fields: { host: 'yarim.example' }, at: '2026-11-21T11:55:00.000Z' } },
  play: async ({ args }) => {
    await userEvent.type(password(), 'p');
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(null));
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  play: async ({ args }) => {
    await userEvent.type(field(words().recipients), '\nyanlis');
    await userEvent.clear(field(words().port));
    await userEvent.type(field(words().sender), ' bir iki');
    await save();
    await expect(args.onSaveMail).not.toHaveBeenCalled();
    await expect(field(words().recipients)).toBeInvalid();
    await expect(field(words().sender)).toBeInvalid();
    await expect(field(words().port)).toBeInvalid();
  },
};

export const PasswordNeededAgain: Story = {
  args: {
    onSaveMail: fn(async () => ({
      status: 'rejected' as const,
      fields: { password: refusals.mailPasswordAgain() },
    })),
  },
  play: async () => {
    await userEvent.type(field(words().host), '.tr');
    await save();
    await waitFor(() => expect(password()).toBeInvalid());
    await expect(screen.getAllByText(new RegExp(refusalText.mailPasswordAgain()))[0]).toBeVisible();
  },
};

export const Tested: Story = {
  play: async ({ args }) => {
    await userEvent.click(test());
    await expect(args.onTestMail).toHaveBeenCalledWith('bilgi@ornek.example');
    await expect(await screen.findByText(words().tested('bilgi@ornek.example'))).toBeVisible();
  },
};

export const TestFailed: Story = {
  args: { onTestMail: fn(async () => ({ fault: 'credentials' as const })) },
  play: async () => {
    await userEvent.type(field(words().testTo), '{Enter}');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(words().testFailed);
    await expect(alert).toHaveTextContent(words().faults.credentials);
  },
};

export const TestWithoutAnAnswer: Story = {
  args: { onTestMail: fn(async () => ({ fault: 'unknown' as const, why: undefined })) },
  play: async () => {
    await userEvent.click(test());
    await expect(await screen.findByRole('alert')).toHaveTextContent(words().testUnknown);
  },
};

export const TestWithoutAddress: Story = {
  args: { mail: ready(noMail) },
  play: async ({ args }) => {
    await userEvent.click(test());
    await expect(await screen.findByText(words().testNeedsAddress)).toBeVisible();
    await expect(args.onTestMail).not.toHaveBeenCalled();
  },
};

export const OfEnvironment: Story = {
  args: { mail: ready({ ...mailOfEnvironment, waiting: 2, failed: 1 }) },
  play: async ({ args }) => {
    await expect(screen.getByText(words().fromEnvironment)).toBeVisible();
    await expect(screen.queryByLabelText(words().password)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: words().digest }));
    await save();
    await expect(args.onSaveMail).toHaveBeenCalledWith({ digest: false }, expect.anything());
  },
};

export const WithoutLinks: Story = {
  args: { mail: ready({ ...mail, links: false }) },
  play: async () => {
    await expect(screen.getByText(words().noLinks)).toBeVisible();
  },
};

export const Unprotected: Story = {
  args: { mail: ready({ ...mail, security: 'none', port: 25 }) },
  play: async () => {
    await expect(screen.getByText(words().noSecurityHint)).toBeVisible();
  },
};

export const NotOffered: Story = {
  args: { mail: undefined, tab: undefined },
  play: async () => {
    await expect(screen.queryByRole('tab', { name: adminSettingsText.tabs.mail })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { mail: { status: 'loading' } } };
export const Failed: Story = {
  args: { mail: { status: 'failed', error: 'Failed to load the e-mail settings.', retry: fn() } },
};
export const Phone: Story = { ...TestFailed, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...OfEnvironment, globals: { scheme: 'dark' } };
