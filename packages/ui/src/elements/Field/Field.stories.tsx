import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.tsx';
import { control } from './control.css.ts';

/**
 * **For** building a new control: associates the label, the hint and the error with it.
 *
 * **Not for** existing controls such as TextField, which already include it.
 */
const meta = {
  title: 'Elements/Field',
  component: Field,
  tags: ['autodocs'],
  args: {
    label: 'Telefon',
    children: (wiring) => <input {...wiring} className={control} type="tel" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telefon' })).toBeValid();
  },
};

export const Hinted: Story = {
  args: { hint: 'Alan koduyla birlikte', counter: '0 / 20', labelNote: 'isteğe bağlı' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Alan koduyla birlikte/);
  },
};

export const Wrong: Story = {
  args: { error: 'Telefon numarası eksik görünüyor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/eksik görünüyor/);
  },
};

export const LongText: Story = {
  args: {
    label: 'Size ulaşabileceğimiz, mesai saatleri dışında da açık olan ikinci telefon numarası '
      .repeat(2)
      .trim(),
    error:
      'Bu alana yalnızca rakam, boşluk ve artı işareti yazılabilir; harfler ve ayraçlar kabul edilmez. '.repeat(
        2,
      ),
  },
};
