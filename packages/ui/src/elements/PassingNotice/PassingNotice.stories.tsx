import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { PassingNotice } from './PassingNotice.tsx';

/**
 * **For** good news in its place on a page that needs no answer and goes by itself.
 *
 * **Not for** errors, and anything one must be able to read twice.
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
 * It disappears on its own, even if it appears under a resting pointer: the browser reports that the pointer entered,
 * although nobody moved it.
 */
export const Gone: Story = {
  args: { stays: 200 },
  play: async ({ args, canvas }) => {
    // React makes its `onPointerEnter` out of this one.
    await fireEvent.pointerOver(canvas.getByText('Colors applied'));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledTimes(1));
  },
};

const onOtherGone = fn();

/** One notice disappears on its own; the one under the pointer does once the pointer has left. */
export const Held: Story = {
  // Time enough for the pointer to get there on a busy machine.
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
