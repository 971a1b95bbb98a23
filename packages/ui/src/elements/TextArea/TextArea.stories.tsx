import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

/**
 * **For** several lines of plain text.
 *
 * **Not for** formatted text (RichTextField), or single lines (TextField).
 */
const meta = {
  title: 'Elements/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { label: 'Short description', counter: '0 / 600' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'İhtiyacı yerinde dinler, işi adımlara böleriz.', counter: '46 / 600' },
};

export const Wrong: Story = {
  args: { error: 'At most 600 characters', counter: '612 / 600' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Short description' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('At most 600 characters');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'İhtiyacı yerinde dinler, işi adımlara böleriz.' },
};

export const LongText: Story = {
  args: {
    label: 'Birkaç satıra yayılan uzun bir etiket, çünkü Türkçede sözcükler uzar',
    hint: 'Listelerde ve sayfanın başında görünür; üç cümleyi geçmemesi okuyanı yormaz.',
    defaultValue: 'Afyonkarahisarlılaştıramadıklarımızdanmışsınızcasına '.repeat(6).trim(),
  },
  globals: { viewport: { value: 'narrow' } },
};
