import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * **For** one question before something that is hard to take back.
 *
 * **Not for** what can be undone; there a Toast with "Undo" is kinder.
 */
const meta = {
  title: 'Elements/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: {
    look: 'panel',
    // On its docs page it opens in a window of its own, as it covers what is around it.
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
