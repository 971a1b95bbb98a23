import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Elements/ErrorSummary',
  component: ErrorSummary,
  parameters: { look: 'panel' },
  args: {
    title: 'Please fill in all required fields',
    errors: [{ message: 'Title is empty', controlId: 'title' }, { message: 'The server refused the form' }],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField id="title" label="Title" error="Title is empty" />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await userEvent.click(canvas.getByRole('link', { name: 'Title is empty' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
