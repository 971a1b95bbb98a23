import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterLinks } from './FilterLinks.tsx';

/**
 * **For** filtering a list of the website: each choice has a URL, which works without JavaScript.
 *
 * **Not for** lists of the panel, which have a toolbar.
 */
const meta = {
  title: 'Site/Parts/FilterLinks',
  component: FilterLinks,
  tags: ['autodocs'],
  args: {
    label: 'Kategori',
    links: [
      { label: 'Tümü', href: '/projelerimiz', count: 9, current: false },
      { label: 'Konut', href: '/projelerimiz?kategori=Konut', count: 5, current: true },
      { label: 'Altyapı', href: '/projelerimiz?kategori=Altyap%C4%B1', count: 4, current: false },
    ],
  },
} satisfies Meta<typeof FilterLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Konut5');
  },
};

export const NoChoice: Story = {
  args: { links: [{ label: 'Tümü', href: '/projelerimiz', current: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const LastChoice: Story = {
  args: {
    links: [
      { label: 'Tümü', href: '/projelerimiz', current: false },
      { label: 'Konut', href: '/projelerimiz?kategori=Konut', count: 5, current: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tümü' })).toBeVisible();
  },
};
