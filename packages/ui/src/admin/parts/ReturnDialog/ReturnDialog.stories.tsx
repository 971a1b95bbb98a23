import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusals } from '@vitrin/contract/errors/refusals';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminText, adminTrashText as text } from '../../../text/panelText.ts';
import { inWords } from '../inWords.ts';
import { ReturnDialog, type ReturnDialogProps } from './ReturnDialog.tsx';

const meta = {
  title: 'Admin/Parts/ReturnDialog',
  component: ReturnDialog,
  args: {
    title: 'Sahil Evleri',
    text,
    free: 'sahil-evleri-2',
    onReturn: fn<ReturnDialogProps['onReturn']>(async () => ({ status: 'back' })),
    onClose: fn(),
  },
} satisfies Meta<typeof ReturnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog is transparent while it opens. */
const seen = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

const agree = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text.restore }));

export const Ready: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('textbox', { name: text.path })).toHaveValue('sahil-evleri-2');
    await agree();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onReturn).toHaveBeenCalledWith('sahil-evleri-2');
  },
};

export const StillTaken: Story = {
  args: {
    onReturn: fn<ReturnDialogProps['onReturn']>(async () => ({
      status: 'asked',
      free: 'sahil-evleri-3',
      message: refusals.trashPathTaken(),
    })),
  },
  play: async ({ args }) => {
    await agree();
    await seen(inWords(refusals.trashPathTaken()));
    await seen(text.pathHint('sahil-evleri-3'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { onReturn: fn<ReturnDialogProps['onReturn']>(async () => ({ status: 'failed' })) },
  play: async ({ args }) => {
    await agree();
    await seen(text.restoreFailed);
    await userEvent.click(screen.getByRole('button', { name: adminText.cancel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
