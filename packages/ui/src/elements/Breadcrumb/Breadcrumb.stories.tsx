import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

/**
 * **For** showing where a page is in the hierarchy and linking to the pages above it; placed above the title.
 *
 * **Not for** the steps of a process, or top-level pages, which have nothing above them.
 */
const meta = {
  title: 'Elements/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs'],
  args: { label: 'Sayfa yolu', parents: [{ href: '#ust', label: 'Üst sayfa' }], current: 'Bu sayfa' },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Üst sayfa' })).toHaveAttribute('href', '#ust');
    await expect(canvas.getByText('Bu sayfa')).toHaveAttribute('aria-current', 'page');
  },
};
export const LongText: Story = {
  args: {
    current: 'Birkaç satıra yayılan, sonuna kadar okunması beklenen uzun bir sayfa adı '.repeat(3).trim(),
  },
};
export const LongWord: Story = {
  args: { current: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};
