import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { itemFormsText } from '../../../text/panelText.ts';
import { IconPicker } from './IconPicker.tsx';

const meta = {
  title: 'Admin/Parts/IconPicker',
  component: IconPicker,
  args: { id: 'icon', label: 'Icon', value: 'shield', names: itemFormsText.icons, onChoose: fn() },
} satisfies Meta<typeof IconPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [other] = canvas.getAllByRole('radio', { checked: false });
    if (other !== undefined) await userEvent.click(other);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

/** An icon name of another icon set is shown as one of ours, which is selected. */
export const NameOfAnotherSet: Story = {
  args: { value: 'fa-solid fa-unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

/** An optional icon; a name that has no drawing here counts as none. */
export const Optional: Story = {
  args: { value: 'fa-solid fa-unknown', none: 'No icon' },
  play: async ({ args, canvas, userEvent }) => {
    const none = canvas.getByRole('radio', { name: 'No icon' });
    await expect(none).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sun' }));
    await expect(args.onChoose).toHaveBeenCalledWith('sun');
  },
};

export const OptionalChosen: Story = {
  args: { value: 'sun', none: 'No icon' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No icon' }));
    await expect(args.onChoose).toHaveBeenCalledWith('');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
