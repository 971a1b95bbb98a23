import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

/**
 * **For** a well-known action where space is tight: close, more, move.
 *
 * **Not for** an action that an icon alone does not explain; use a label.
 */
const meta = {
  title: 'Elements/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { label: 'Dismiss', icon: <X size={16} aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A menu's button while its menu is open. */
export const Pressed: Story = { args: { 'aria-expanded': true } };
