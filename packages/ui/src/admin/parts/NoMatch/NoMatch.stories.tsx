import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { wholeView } from '../itemView.ts';
import { NoMatch } from './NoMatch.tsx';

const meta = {
  title: 'Admin/Parts/NoMatch',
  component: NoMatch,
  args: { view: { ...wholeView, search: 'asansör' }, onReset: fn() },
} satisfies Meta<typeof NoMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Searched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches “asansör”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Filtered: Story = { args: { view: { ...wholeView, show: 'inactive' } } };

export const LongText: Story = {
  args: { view: { ...wholeView, search: 'afyonkarahisarlılaştıramadıklarımızdan'.repeat(3) } },
  globals: { viewport: { value: 'narrow' } },
};
