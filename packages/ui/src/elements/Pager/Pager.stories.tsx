import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { Pager } from './Pager.tsx';

/**
 * **For** long lists of the panel, page by page.
 *
 * **Not for** lists of a few dozen entries, which are easier to scroll.
 */
const meta = {
  title: 'Elements/Pager',
  component: Pager,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { words: adminText.list.pager, page: 2, size: 25, total: 112, onPage: fn() },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('26–50 of 112');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 5');
    for (const [name, page] of [
      ['First page', 1],
      ['Previous page', 1],
      ['Next page', 3],
      ['Last page', 5],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onPage).toHaveBeenLastCalledWith(page);
    }
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'First page' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled();
  },
};

export const LastPage: Story = {
  args: { page: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('101–112 of 112')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, args: { total: 2_000, page: 40 } };
