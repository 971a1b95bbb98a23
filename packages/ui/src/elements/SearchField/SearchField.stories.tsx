import type { Meta, StoryObj } from '@storybook/react-vite';
import { limits } from '@vitrin/contract/limits';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

/**
 * **For** filtering the list below it with each keystroke.
 *
 * **Not for** searching beyond that list; the command menu does that.
 */
const meta = {
  title: 'Elements/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { label: 'Search services', clearLabel: 'Clear search', value: '', onSearch: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    const onSearch = (text: string) => {
      setValue(text);
      args.onSearch(text);
    };
    return <SearchField {...args} value={value} onSearch={onSearch} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search services' }), 'ic');
    await expect(args.onSearch).toHaveBeenLastCalledWith('ic');
  },
};

export const Filled: Story = {
  args: { value: 'asansör' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** What is pasted is cut where the server would refuse it. */
export const PastedTooLong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('a'.repeat(limits.listSearchCharacters + 100));
    await expect(args.onSearch).toHaveBeenLastCalledWith('a'.repeat(limits.listSearchCharacters));
  },
};

export const EscapeClears: Story = {
  args: { value: 'asansör' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { value: 'afyonkarahisarlılaştıramadıklarımızdanmışsınızcasına' },
  globals: { viewport: { value: 'narrow' } },
};
