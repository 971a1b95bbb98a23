import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
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
    await expect(await screen.findByText('The two new passwords differ')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { onChange: answering({ status: 'refused', wrong: 'The current password is wrong' }) },
  play: async ({ args }) => {
    await enter('yanlış', 'yeni bir parola', 'yeni bir parola');
    await expect(await screen.findByText('The current password is wrong')).toBeVisible();
    await expect(field('Current password')).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { onChange: answering({ status: 'refused' }) },
  play: async () => {
    await enter('eski-parola', 'yeni bir parola', 'yeni bir parola');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change password.');
  },
};
