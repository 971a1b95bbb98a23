import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

/**
 * **For** a short task that must be finished or cancelled before continuing.
 *
 * **Not for** a question with two answers (ConfirmDialog), or content that deserves its own URL.
 */
const meta = {
  title: 'Elements/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    look: 'panel',
    // On the docs page it is shown in an iframe, since it covers its surroundings.
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

/** The focus returns to the dialog's trigger. */
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

/** A field in which somebody types at once. */
function Typed() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    queueMicrotask(() => field.current?.setSelectionRange(2, 2));
  }, []);
  return <input ref={field} aria-label="Code" defaultValue="12" />;
}

/** A dialog that follows another one keeps its focus and caret, and returns the focus for both. */
export const Followed: Story = {
  render: function Steps(args) {
    const [step, setStep] = useState<'first' | 'second'>();
    const close = () => setStep(undefined);
    return (
      <>
        <Button onClick={() => setStep('first')}>Open it</Button>
        {step === 'first' && (
          <Dialog
            {...args}
            key="first"
            open
            onClose={close}
            foot={<Button onClick={() => setStep('second')}>Continue</Button>}
          />
        )}
        {step === 'second' && (
          <Dialog {...args} key="second" open onClose={close}>
            <Typed />
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    const first = await screen.findByRole('dialog');
    // The library returns the focus in a task of its own, with this event.
    const ended = new Promise((resolve) => {
      first.addEventListener('focusScope.autoFocusOnUnmount', resolve);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await ended;
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open it' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: { detail: 'Many words in a row, and more than one line of them. '.repeat(12) },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
