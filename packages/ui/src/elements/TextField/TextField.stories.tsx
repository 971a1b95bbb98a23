import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from './TextField.tsx';

/**
 * **For** one line of plain text, an address, a date or a number.
 *
 * **Not for** several lines (TextArea), or a search that filters a list (SearchField).
 */
const meta = {
  title: 'Elements/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { label: 'Title' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Title'));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

export const Optional: Story = { args: { label: 'Subtitle', labelNote: '(optional)' } };

export const WithHintAndCounter: Story = {
  args: { hint: 'Shown in lists and as the page’s heading.', counter: '12 / 200', defaultValue: 'İç Dizayn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Shown in lists and as the page’s heading.',
    );
  },
};

export const Wrong: Story = {
  args: { label: 'Path', defaultValue: 'egitim', error: 'Path must start with "/"', hint: 'Its address.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Path' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Path must start with "/" Its address.');
  },
};

export const WithAction: Story = {
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'gizli',
    action: <IconButton label="Show password" icon={<Eye size={16} aria-hidden />} />,
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'İç Dizayn' } };

export const LongText: Story = {
  args: {
    label: 'Birkaç satıra yayılan uzun bir etiket, çünkü Türkçede sözcükler uzar',
    labelNote: '(optional)',
    counter: '199 / 200',
    defaultValue: 'Afyonkarahisarlılaştıramadıklarımızdanmışsınızcasına '.repeat(4).trim(),
    error: 'Bu ad başka bir kayıtta kullanılıyor; lütfen ayırt edilebilecek bir ad yazınız.',
  },
  globals: { viewport: { value: 'narrow' } },
};
