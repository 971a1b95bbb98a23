import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Site/Parts/PageHead',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Sayfanın adı', subtitle: 'Sayfada ne olduğunu söyleyen bir cümle.' },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithoutSubtitle: Story = { args: { subtitle: '' } };
export const BelowAnother: Story = {
  args: {
    breadcrumb: { label: 'Sayfa yolu', parents: [{ href: '#ust', label: 'Üst sayfa' }], current: 'Alt' },
  },
  play: async ({ canvasElement }) => {
    const way = within(within(canvasElement).getByRole('navigation', { name: 'Sayfa yolu' }));
    await expect(way.getByRole('link', { name: 'Üst sayfa' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { title: 'Birkaç satıra yayılacak kadar uzun bir sayfa adı '.repeat(2) },
};
