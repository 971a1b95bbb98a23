import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { FormGroup } from './FormGroup.tsx';

const meta = {
  title: 'Admin/Parts/FormGroup',
  component: FormGroup,
  args: {
    number: 1,
    title: 'Basics',
    onEnter: fn(),
    children: (
      <>
        <TextField label="Title" />
        <TextField label="Path" error="This one is wrong" defaultValue="egitim" />
      </>
    ),
  },
} satisfies Meta<typeof FormGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Basics' })).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
    await expect(args.onEnter).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    number: 12,
    title: 'Everything that visitors read about this entry before they open it '.repeat(3),
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const Folded: Story = {
  args: { folding: 'shut' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Basics' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible();
  },
};

export const Unfolded: Story = { args: { folding: 'open' } };
