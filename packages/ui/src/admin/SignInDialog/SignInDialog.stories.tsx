import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SignInDialog } from './SignInDialog.tsx';

const meta = {
  title: 'Admin/SignInDialog',
  component: SignInDialog,
  args: { email: 'elif@ornek.example', busy: false, onLogin: fn(), onGiveUp: fn() },
} satisfies Meta<typeof SignInDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape must not discard the page's content. */
export const Expired: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(args.onGiveUp).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Password'), 'Ornek-Parola-1');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledWith({
      email: 'elif@ornek.example',
      password: 'Ornek-Parola-1',
    });
  },
};

export const Unreachable: Story = {
  args: { unreachable: true },
  play: async () => {
    await expect(screen.getByRole('dialog')).not.toHaveTextContent(/session has ended/i);
  },
};

export const Refused: Story = { args: { error: 'Invalid credentials' } };

export const Waiting: Story = {
  args: { wait: { text: waitingTexts.tooManyAttempts(30), seconds: 30, left: 12 } },
};

export const GivenUp: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.onGiveUp).toHaveBeenCalledOnce();
  },
};

/** The page stays unchanged while a code is requested. */
export const CodeWanted: Story = {
  args: { second: { ways: ['app'], onCode: fn(), onBack: fn() } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await expect(args.second?.onCode).toHaveBeenCalledWith('123456');
  },
};
