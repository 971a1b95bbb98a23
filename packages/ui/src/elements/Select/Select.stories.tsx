import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

/**
 * **For** one choice of several in a form.
 *
 * **Not for** a choice with an immediate effect, which Segments are for.
 */
const meta = {
  title: 'Elements/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    label: 'Stage',
    name: 'stage',
    options: [
      { value: '', label: 'Not stated' },
      { value: 'running', label: 'Running' },
      { value: 'finished', label: 'Finished' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Stage' });
    await userEvent.selectOptions(select, 'Running');
    await expect(select).toHaveValue('running');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const WithHint: Story = { args: { hint: 'Visitors can narrow the list down by it.' } };
export const Wrong: Story = { args: { error: 'Choose one of these.' } };
