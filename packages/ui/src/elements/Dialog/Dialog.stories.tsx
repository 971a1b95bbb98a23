import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

/**
 * **For** a short piece of work that must be finished or left before going on.
 *
 * **Not for** a question with two answers (ConfirmDialog), or content that deserves an address of its own.
 */
const meta = {
  title: 'Elements/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    look: 'panel',
    // On its docs page it opens in a window of its own, as it covers what is around it.
    docs: { story: { inline: false, height: '420px' } },
  },
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
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
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

/** The focus goes back to what opened the dialog. */
export const ClosedByEscape: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open it</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open it' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: { detail: 'Many words in a row, and more than one line of them. '.repeat(12) },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
