import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Elements/Dialog',
  component: Dialog,
  parameters: { look: 'panel' },
  args: {
    open: true,
    title: 'Choose a picture',
    detail: 'JPEG, PNG, WebP, AVIF or GIF, at most 15 MB.',
    children: <p>The body of the dialog.</p>,
    foot: <Button>Choose</Button>,
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
    await expect(dialog).toHaveAccessibleDescription('JPEG, PNG, WebP, AVIF or GIF, at most 15 MB.');
    await expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { detail: 'Many words in a row, and more than one line of them. '.repeat(12) },
};
