import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

/**
 * **For** selecting rows of a list, one by one or all at once.
 *
 * **Not for** a setting that takes effect immediately (Switch), or one choice of a few (Segments).
 */
const meta = {
  title: 'Elements/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { label: 'Select Eğitim', checked: false, onCheck: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Eğitim' }));
    await expect(args.onCheck).toHaveBeenCalledWith(true);
  },
};

export const Checked: Story = {
  args: { checked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheck).toHaveBeenCalledWith(false);
  },
};

export const Mixed: Story = {
  args: { label: 'Select all', checked: 'mixed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };
