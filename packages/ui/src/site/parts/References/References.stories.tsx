import type { Meta, StoryObj } from '@storybook/react-vite';
import { references } from '@vitrin/mocks/fixtures/references';
import type { Reference } from '@vitrin/contract/kinds/reference';
import { expect, within } from 'storybook/test';
import { References } from './References.tsx';

const meta = {
  title: 'Site/Parts/References',
  component: References,
  args: { references },
} satisfies Meta<typeof References>;
export default meta;
type Story = StoryObj<typeof meta>;

const lengthened = (reference: Reference): Reference => ({
  ...reference,
  image: null,
  name: 'Muvaffakiyetli Uzun Adlı Sanayi ve Ticaret Anonim Şirketi',
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Kuzey Gıda' })).toHaveAttribute(
      'href',
      'https://kuzey.example',
    );
    await expect(canvas.getByText('Şafak Tekstil')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const One: Story = { args: { references: references.slice(2, 3) } };
export const LongText: Story = {
  args: { references: references.map(lengthened) },
  globals: { viewport: { value: 'phone' } },
};
