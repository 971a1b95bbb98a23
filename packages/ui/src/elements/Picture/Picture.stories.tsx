import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { expect, within } from 'storybook/test';
import { Picture } from './Picture.tsx';

const image = picture(4, 'Sabah ışığında tepeler');

/**
 * **For** every photograph and drawing of the content.
 *
 * **Not for** icons that carry meaning next to text (Icon).
 */
const meta = {
  title: 'Elements/Picture',
  component: Picture,
  tags: ['autodocs'],
  args: { image, sizes: '100vw' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByRole('img', { name: 'Sabah ışığında tepeler' });
    await expect(shown).toHaveAttribute('loading', 'lazy');
    await expect(shown).toHaveAttribute('width', String(image.width));
  },
};

export const First: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByRole('img');
    await expect(shown).toHaveAttribute('loading', 'eager');
    await expect(shown).toHaveAttribute('fetchpriority', 'high');
  },
};

export const Decoration: Story = {
  args: { alt: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: {
    image: { url: 'data:image/gif;base64,', width: 1600, height: 900, color: '#8faa7a', alt: 'Yükleniyor' },
  },
};

export const WithoutSize: Story = { args: { image: { url: image.url, alt: 'Ölçüsü bilinmeyen görsel' } } };

/** The file is missing: its description is shown on its background colour. */
export const Failed: Story = {
  args: {
    image: { url: 'data:image/webp;base64,AAAA', width: 1600, height: 900, color: '#8faa7a', alt: image.alt },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: image.alt ?? '' })).toBeVisible();
  },
};
