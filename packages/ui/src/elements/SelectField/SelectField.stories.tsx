import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

/**
 * **For** one choice out of a list that is too long to show completely.
 *
 * **Not for** two or three choices that fit next to each other (Segments), or something on or off (Switch, Checkbox).
 */
const meta = {
  title: 'Elements/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  args: {
    label: 'Ne hakkında?',
    options: [
      { value: '', label: 'Seçiniz' },
      { value: 'a', label: 'Depo Binaları' },
      { value: 'b', label: 'Onarım' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Ne hakkında?' });
    await userEvent.selectOptions(field, 'Onarım');
    await expect(field).toHaveValue('b');
  },
};

export const WithError: Story = { args: { error: 'Lütfen birini seçiniz.', labelNote: 'İsteğe bağlı' } };
export const Disabled: Story = { args: { disabled: true } };
