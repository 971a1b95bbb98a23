import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListPages } from './ListPages.tsx';

/**
 * **For** lists of the website that are longer than a page: each page has its own URL, which works without JavaScript
 * and which search engines follow.
 *
 * **Not for** lists of the panel, which have the Pager.
 */
const meta = {
  title: 'Site/Parts/ListPages',
  component: ListPages,
  tags: ['autodocs'],
  args: { page: 2, size: 13, total: 112, path: '/blog' },
} satisfies Meta<typeof ListPages>;
export default meta;
type Story = StoryObj<typeof meta>;

const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sayfalar' })).toBeVisible();
    await expect(addresses(canvas.getAllByRole('link'))).toEqual([
      '/blog',
      '/blog',
      '/blog?sayfa=2',
      '/blog?sayfa=3',
      '/blog?sayfa=9',
      '/blog?sayfa=3',
    ]);
    await expect(canvas.getByRole('link', { name: 'Sayfa 2' })).toHaveAttribute('aria-current', 'page');
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Önceki' })).not.toBeInTheDocument();
  },
};

export const LastPage: Story = {
  args: { page: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sonraki' })).not.toBeInTheDocument();
  },
};

export const ManyPages: Story = { args: { page: 4_321, total: 100_000 } };
export const OnPhone: Story = { args: { page: 5 }, globals: { viewport: { value: 'phone' } } };

export const OnePage: Story = {
  args: { total: 13, page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
