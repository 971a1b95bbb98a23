import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

/**
 * **For** the top of a form that was submitted with errors, so that nobody has to search for them.
 *
 * **Not for** errors of a single field while typing; they are shown below the field.
 */
const meta = {
  title: 'Elements/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
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

export const LongText: Story = {
  args: {
    title: 'Kaydetmeden önce düzeltilmesi gereken birkaç yer var; aşağıdaki bağlantılar oraya götürür',
    errors: [
      {
        message: 'Afyonkarahisarlılaştıramadıklarımızdanmışsınızcasına uzun bir ad seçtiniz',
        controlId: 'title',
      },
      { message: 'Sunucu, nedenini söylemeden formu geri çevirdi; biraz sonra yeniden deneyiniz' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
