import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BulkBar } from './BulkBar.tsx';

const meta = {
  title: 'Admin/Parts/BulkBar',
  component: BulkBar,
  args: { count: 3, ofPage: false, onClear: fn(), onActivate: fn(), onDelete: fn() },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await expect(args.onActivate).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await expect(args.onActivate).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const OfOnePage: Story = { args: { count: 25, ofPage: true } };
export const Narrow: Story = { ...OfOnePage, globals: { viewport: { value: 'narrow' } } };
