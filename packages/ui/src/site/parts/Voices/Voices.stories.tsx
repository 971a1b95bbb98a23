import type { Meta, StoryObj } from '@storybook/react-vite';
import { voices } from '@vitrin/mocks/fixtures/voices';
import type { Voice } from '@vitrin/contract/kinds/voice';
import { expect, within } from 'storybook/test';
import { Voices } from './Voices.tsx';

const meta = {
  title: 'Site/Parts/Voices',
  component: Voices,
  args: { voices },
} satisfies Meta<typeof Voices>;
export default meta;
type Story = StoryObj<typeof meta>;

const lengthened = (voice: Voice): Voice => ({
  ...voice,
  name: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden',
  text: `${voice.text} `.repeat(12),
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Genel Müdür, Kuzey Gıda')).toBeVisible();
    await expect(canvas.getByText(/^“Ne söyledilerse/)).toBeVisible();
    const [voice] = voices;
    await expect(canvas.getByRole('link', { name: voice?.project?.title ?? '' })).toHaveAttribute(
      'href',
      `/projelerimiz/${voice?.project?.path}`,
    );
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const One: Story = { args: { voices: voices.slice(0, 1) } };
export const LongText: Story = {
  args: { voices: voices.map(lengthened) },
  globals: { viewport: { value: 'phone' } },
};
