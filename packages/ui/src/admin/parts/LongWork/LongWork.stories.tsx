import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminText } from '../../../text/panelText.ts';
import { LongWork } from './LongWork.tsx';

const meta = {
  title: 'Admin/Parts/LongWork',
  component: LongWork,
  args: { done: 400, total: 5_000, stopping: false, onStop: fn() },
} satisfies Meta<typeof LongWork>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Going: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(adminText.list.doneOf(400, 5_000))).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '8');
    await userEvent.click(canvas.getByRole('button', { name: adminText.list.stop }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Stopping: Story = { args: { stopping: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
