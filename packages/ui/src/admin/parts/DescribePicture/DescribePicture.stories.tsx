import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { adminFormsText, adminText, itemFormsText } from '../../../text/panelText.ts';
import { clearNotices } from '../../notify/notify.tsx';
import { NoticeRegion } from '../../notify/NoticeRegion.tsx';
import { DescribePicture } from './DescribePicture.tsx';

const texts = itemFormsText.gallery.alt;

const meta = {
  title: 'Admin/Parts/DescribePicture',
  component: DescribePicture,
  parameters: { look: 'panel' },
  args: {
    image: { id: 'a', alt: 'Avlu' },
    texts,
    onSave: fn(async () => true),
    onClose: fn(),
  },
} satisfies Meta<typeof DescribePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('textbox', { name: texts.field });

export const Described: Story = {
  play: async ({ args }) => {
    await expect(await box()).toHaveValue('Avlu');
    await userEvent.type(await box(), ' ve havuz {Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith('a', 'Avlu ve havuz');
  },
};

export const Failed: Story = {
  args: { onSave: fn(async () => false) },
  play: async ({ args }) => {
    await userEvent.type(await box(), '{Enter}');
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription(/Failed to save image/));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Answers the pending save of the story below. */
let answer: (isSaved: boolean) => void = () => undefined;

/** A text that could not be saved is reported even after its dialog was closed. */
export const FailedLate: Story = {
  args: {
    onSave: fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  render: function Closable({ image, ...args }) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <DescribePicture {...args} image={isOpen ? image : undefined} onClose={() => setOpen(false)} />
        <NoticeRegion />
      </>
    );
  },
  play: async () => {
    await userEvent.type(await box(), ' ve havuz{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: adminText.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer(false);
    await expect(await screen.findByText(texts.failed)).toBeInTheDocument();
    clearNotices();
  },
};

/** An accidental key press must not lose the input. */
export const ClosedTooSoon: Story = {
  play: async ({ args }) => {
    await userEvent.type(await box(), ' ve havuz{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.stay }));
    await expect(await box()).toHaveValue('Avlu ve havuz');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('a', 'Avlu ve havuz'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};
