import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { PassingNotice } from './PassingNotice.tsx';

/**
 * **For** good news within a page that requires no response and disappears by itself.
 *
 * **Not for** errors, or anything that users must be able to read again.
 */
const meta = {
  title: 'Elements/PassingNotice',
  component: PassingNotice,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { title: 'Colors applied', stays: 3_000, onGone: fn() },
} satisfies Meta<typeof PassingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Colors applied');
  },
};

/**
 * It disappears by itself, even if it appears under a resting pointer: the browser reports a pointerenter event
 * although the pointer has not moved.
 */
export const Gone: Story = {
  args: { stays: 200 },
  play: async ({ args, canvas }) => {
    // React derives its `onPointerEnter` from this event.
    await fireEvent.pointerOver(canvas.getByText('Colors applied'));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledTimes(1));
  },
};

const onOtherGone = fn();

/** One notice disappears by itself; the hovered one does so once the pointer has left. */
export const Held: Story = {
  tags: ['long'],
  // Leaves enough time for the pointer to get there on a busy machine.
  args: { stays: 1_500 },
  beforeEach: () => {
    onOtherGone.mockClear();
  },
  render: (args) => (
    <>
      <PassingNotice {...args} />
      <PassingNotice {...args} title="Another notice, left alone" onGone={onOtherGone} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Colors applied'));
    await waitFor(() => expect(onOtherGone).toHaveBeenCalledTimes(1));
    await expect(args.onGone).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText('Colors applied'));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledTimes(1));
  },
};

export const LongText: Story = {
  args: { title: 'Renkler bütün sayfalara uygulandı; ziyaretçiler bir sonraki açılışta yenilerini görür' },
  globals: { viewport: { value: 'narrow' } },
};
