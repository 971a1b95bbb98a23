import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreviewBand } from './PreviewBand.tsx';

const note = {
  state: 'open',
  title: 'Bütçe Planlaması',
  by: 'Elif Karaca',
  until: '2026-12-01T11:30:00.000Z',
} as const;

const meta = {
  title: 'Site/PreviewBand',
  component: PreviewBand,
  parameters: { layout: 'fullscreen' },
  args: { note },
} satisfies Meta<typeof PreviewBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/“Bütçe Planlaması” için yayımlanmamış taslak/)).toBeVisible();
    await expect(canvas.getByText(/1 Aralık 2026 14:30/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Önizlemeyi bitir' })).toHaveAttribute(
      'href',
      '/onizleme/bitir',
    );
  },
};

export const WholeSite: Story = { args: { note: { ...note, title: '' } } };

export const Ended: Story = {
  args: { note: { state: 'ended' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/geçersiz ya da süresi dolmuş/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LongText: Story = { args: { note: { ...note, title: 'UzunBirBaşlık'.repeat(15) } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
