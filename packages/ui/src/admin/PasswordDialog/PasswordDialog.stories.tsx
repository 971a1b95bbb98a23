import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PasswordDialog, type PasswordOutcome } from './PasswordDialog.tsx';

const answering = (outcome: PasswordOutcome) => fn(async (): Promise<PasswordOutcome> => outcome);

const meta = {
  title: 'Admin/PasswordDialog',
  component: PasswordDialog,
  args: { open: true, onChange: answering({ status: 'changed' }), onClose: fn() },
} satisfies Meta<typeof PasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (label: string) => screen.getByLabelText(label);

async function enter(current: string, next: string, again: string) {
  await userEvent.type(field('Current password'), current);
  await userEvent.type(field('New password'), next);
  await userEvent.type(field('New password again'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

export const Ready: Story = {
  play: async ({ args }) => {
    await enter('eski-parola', 'yeni bir parola', 'yeni bir parola');
    await expect(args.onChange).toHaveBeenCalledWith({
      currentPassword: 'eski-parola',
      newPassword: 'yeni bir parola',
    });
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Different: Story = {
  play: async ({ args }) => {
    await enter('eski-parola', 'yeni bir parola', 'başka bir parola');
    await waitFor(() => expect(screen.getByText('The two new passwords differ')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: {
    onChange: answering({ status: 'refused', errors: { currentPassword: 'The current password is wrong' } }),
  },
  play: async ({ args }) => {
    await enter('yanlış', 'yeni bir parola', 'yeni bir parola');
    await waitFor(() => expect(screen.getByText('The current password is wrong')).toBeVisible());
    await expect(field('Current password')).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const CommonPassword: Story = {
  args: {
    onChange: answering({ status: 'refused', errors: { newPassword: 'This password is easy to guess' } }),
  },
  play: async ({ args }) => {
    await enter('eski-parola', 'password123', 'password123');
    await waitFor(() => expect(screen.getByText('This password is easy to guess')).toBeVisible());
    await expect(field('New password')).toHaveFocus();
    await expect(field('New password')).toHaveValue('password123');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Too many attempts: the button is disabled for a while, and the input is kept. */
export const Waiting: Story = {
  args: { wait: { text: waitingTexts.tooManyAttempts(15), seconds: 15, left: 9 } },
  play: async ({ args }) => {
    await enter('eski-parola', 'yeni bir parola', 'yeni bir parola');
    await expect(screen.getByRole('timer')).toHaveTextContent('Too many attempts. Try again in 9 seconds.');
    await expect(screen.getByRole('button', { name: 'Change password' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(field('Current password')).toHaveValue('eski-parola');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Lost: Story = {
  args: { onChange: answering({ status: 'lost' }) },
  play: async () => {
    await enter('eski-parola', 'yeni bir parola', 'yeni bir parola');
    await expect(await screen.findByRole('alert')).toHaveTextContent('your password may have changed');
  },
};

export const Failed: Story = {
  args: { onChange: answering({ status: 'refused', errors: {} }) },
  play: async () => {
    await enter('eski-parola', 'yeni bir parola', 'yeni bir parola');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change password.');
  },
};
