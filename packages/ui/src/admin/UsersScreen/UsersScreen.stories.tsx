import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { refusals } from '@vitrin/contract/errors/refusals';
import { user } from '@vitrin/mocks/fixtures/session';
import { accounts, invitations } from '@vitrin/mocks/fixtures/users';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText, adminText, adminUsersText as text } from '../../text/panelText.ts';
import { inWords } from '../parts/inWords.ts';
import { type InviteOutcome, UsersScreen, type UsersScreenProps } from './UsersScreen.tsx';

const link = 'https://www.example.com/admin/invitation#TvYk3mEo0mB5xj8Qn1Zc2w7Rr4uHs6LpXaDfGyViKqM';

const meta = {
  title: 'Admin/UsersScreen',
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    users: ready({ accounts, invitations }),
    ownId: user.id,
    companyName: 'Örnek Atölye',
    now: new Date('2026-03-02T09:00:00.000Z'),
    onRole: fn<UsersScreenProps['onRole']>(async () => true),
    onRemove: fn(),
    onInvite: fn<UsersScreenProps['onInvite']>(async () => ({ status: 'invited', link })),
    onRevoke: fn(),
  },
} satisfies Meta<typeof UsersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: text.list })).getAllByRole('listitem');
    await expect(rows).toHaveLength(accounts.length);
    await expect(within(rows[0] ?? document.body).getByText(text.you)).toBeVisible();
    await expect(within(rows[0] ?? document.body).queryByRole('button')).toBeNull();
    await expect(within(rows[2] ?? document.body).getByText(text.neverUsed)).toBeVisible();
    // People without a picture are shown by their initials.
    await expect(within(rows[2] ?? document.body).getByText('KÖ')).toBeVisible();
    await expect(rows.map((row) => row.querySelectorAll('img').length)).toEqual([0, 1, 0]);
  },
};

export const RoleChanged: Story = {
  play: async ({ args }) => {
    await press(text.changeRoleOf('Seda Tuna'));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: text.role }), 'author');
    await waitFor(() => expect(screen.getByText(text.mayDo.author)).toBeVisible());
    await press(text.saveRole);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRole).toHaveBeenCalledWith(accounts[1], 'author');
  },
};

export const RoleNotSaved: Story = {
  args: { onRole: fn<UsersScreenProps['onRole']>(async () => false) },
  play: async () => {
    await press(text.changeRoleOf('Seda Tuna'));
    await press(text.saveRole);
    await waitFor(() => expect(screen.getByText(text.roleFailed)).toBeVisible());
  },
};

export const Removed: Story = {
  play: async ({ args }) => {
    await press(text.remove('Kerem Özbek'));
    await press(text.removeOne);
    await expect(args.onRemove).toHaveBeenCalledWith(accounts[2]);
  },
};

export const Invited: Story = {
  play: async ({ args }) => {
    await press(text.invite);
    await userEvent.type(await screen.findByRole('textbox', { name: text.email }), 'ada@ornek.example');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text.role }), 'author');
    await press(text.makeLink);
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'ada@ornek.example', role: 'author' });
    // The dialog with the link replaces the first one, and fades in.
    await waitFor(() => expect(screen.getByText(link)).toBeVisible());
    // It is shown only once: neither an accidental key press nor a tap beside the dialog loses it.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
    const shared = screen.getByRole('link', { name: new RegExp(adminFormsText.sending.byWhatsApp) });
    await expect(shared.getAttribute('href')).toContain(encodeURIComponent(link));
    await expect(screen.getByRole('link', { name: text.byEmail }).getAttribute('href')).toContain(
      'mailto:ada%40ornek.example?',
    );
    await press(text.done);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Answers the invitation of the story below. */
let answer: (outcome: InviteOutcome) => void = () => undefined;

/** The dialog stays open for the link of an invitation that is being made. */
export const Inviting: Story = {
  args: {
    onInvite: fn<UsersScreenProps['onInvite']>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async () => {
    await press(text.invite);
    await userEvent.type(await screen.findByRole('textbox', { name: text.email }), 'ada@ornek.example');
    await press(text.makeLink);
    await userEvent.keyboard('{Escape}');
    await press(adminText.cancel);
    answer({ status: 'invited', link });
    await waitFor(() => expect(screen.getByText(link)).toBeVisible());
  },
};

export const InvitationRefused: Story = {
  args: {
    onInvite: fn<UsersScreenProps['onInvite']>(async () => ({
      status: 'refused',
      email: refusals.emailTaken(),
    })),
  },
  play: async ({ args }) => {
    await press(text.invite);
    await press(text.makeLink);
    await waitFor(() => expect(screen.getByText(inWords(refusals.emailAddress()))).toBeVisible());
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: text.email }), 'seda.tuna@ornek.example');
    await press(text.makeLink);
    await waitFor(() => expect(screen.getByText(inWords(refusals.emailTaken()))).toBeVisible());
  },
};

export const InvitationFailed: Story = {
  args: { onInvite: fn<UsersScreenProps['onInvite']>(async () => ({ status: 'refused' })) },
  play: async () => {
    await press(text.invite);
    await userEvent.type(await screen.findByRole('textbox', { name: text.email }), 'ada@ornek.example');
    await press(text.makeLink);
    await waitFor(() => expect(screen.getByText(text.inviteFailed)).toBeVisible());
    await expect(screen.getByRole('textbox', { name: text.email })).toHaveValue('ada@ornek.example');
  },
};

export const Revoked: Story = {
  play: async ({ args }) => {
    await press(text.revoke('nermin.acar@ornek.example'));
    await expect(args.onRevoke).toHaveBeenCalledWith(invitations[0]);
  },
};

export const Alone: Story = { args: { users: ready({ accounts: accounts.slice(0, 1), invitations: [] }) } };

export const Loading: Story = { args: { users: { status: 'loading' } } };

export const Failed: Story = { args: { users: { status: 'failed', error: text.loadFailed, retry: fn() } } };

export const LongText: Story = {
  args: {
    users: ready({
      accounts: accounts.map((account) =>
        Object.assign(structuredClone(account), {
          fullName: `${account.fullName} Abdülkerimoğlu Yıldırımtürkoğlu`,
          email: `${'uzun.adresli.'.repeat(6)}${account.email}`,
        }),
      ),
      invitations,
    }),
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
