import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareLinks } from './ShareLinks.tsx';

/** **For** the page of an entry that visitors may share. */
const meta = {
  title: 'Site/Parts/ShareLinks',
  component: ShareLinks,
  tags: ['autodocs'],
  args: { title: 'Işık & gölge', address: 'https://ornek.example/blog/isik-golge' },
} satisfies Meta<typeof ShareLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'WhatsApp ile gönder' })).toHaveAttribute(
      'href',
      'https://wa.me/?text=I%C5%9F%C4%B1k%20%26%20g%C3%B6lge%20https%3A%2F%2Fornek.example%2Fblog%2Fisik-golge',
    );
  },
};
