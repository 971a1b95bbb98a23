import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../elements/Button/Button.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { EditorLayout } from './EditorLayout.tsx';

const meta = {
  title: 'Admin/Parts/EditorLayout',
  component: EditorLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Service',
    children: (
      <>
        <TextField label="Title" defaultValue="İç Dizayn" />
        <TextArea label="Short description" />
      </>
    ),
    preview: <p>The page as visitors see it</p>,
    foot: <Button type="submit">Save service</Button>,
    onSubmit: fn(),
  },
} satisfies Meta<typeof EditorLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save service' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const UnderTabs: Story = { args: { underTabs: true } };

/** One of the two at a time; submitting the form switches back to its fields. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const preview = canvas.getByText('The page as visitors see it');
    await userEvent.click(canvas.getByRole('radio', { name: 'Preview' }));
    await expect(preview).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save service' }));
    await expect(canvas.getByRole('radio', { name: 'Edit' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible();
  },
};
