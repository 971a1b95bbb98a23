import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PassingNotice } from './PassingNotice.tsx';

const meta = {
  title: 'Elements/PassingNotice',
  component: PassingNotice,
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

const onOtherGone = fn();

/** One notice leaves by itself; the one under the pointer leaves once the pointer has. */
export const Held: Story = {
  args: { stays: 200 },
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
