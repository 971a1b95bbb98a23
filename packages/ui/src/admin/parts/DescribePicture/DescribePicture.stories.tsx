import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { adminFormsText, itemFormsText } from '../../../text/panelText.ts';
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
