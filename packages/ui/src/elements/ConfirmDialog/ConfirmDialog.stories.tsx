import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * **For** one question before something that is hard to undo.
 *
 * **Not for** what can be undone; a Toast with "Undo" is better there.
 */
const meta = {
  title: 'Elements/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: {
    look: 'panel',
    // On the docs page it is shown in an iframe, since it covers its surroundings.
    docs: { story: { inline: false, height: '320px' } },
  },
  args: {
    open: true,
    question: 'Are you sure you want to delete this item?',
    detail: 'It cannot be brought back.',
    confirmLabel: 'Delete item',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CancelHasTheFocus: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this item?',
    });
    await expect(dialog).toHaveAccessibleDescription('It cannot be brought back.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete item' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The focus returns to the trigger, or to an element that survives the confirmed action. */
export const FocusAfterwards: Story = {
  args: { open: false },
  render: function Asked(args) {
    const [open, setOpen] = useState(false);
    const place = useRef<HTMLButtonElement>(null);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete…</Button>
        <Button ref={place}>The next item</Button>
        <ConfirmDialog {...args} open={open} focusAfter={place} onConfirm={close} onClose={close} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete…' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete item' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The next item' })).toHaveFocus());
  },
};

export const Harmless: Story = { args: { tone: 'strong', confirmLabel: 'Keep it' } };

export const LongText: Story = {
  args: {
    question: 'Afyonkarahisarlılaştıramadıklarımızdan söz eden bu kaydı silmek istediğinizden emin misiniz?',
    detail: 'Birkaç satıra yayılan, sonuna kadar okunması beklenen bir açıklama. '.repeat(3).trim(),
    confirmLabel: 'Kaydı bütün görselleriyle birlikte sil',
    cancelLabel: 'Vazgeç ve listeye dön',
  },
  globals: { viewport: { value: 'narrow' } },
};
