import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { expect } from 'storybook/test';
import { OwnOpening } from './OwnOpening.tsx';

const pictured = (width: number, height: number) => picture(3, 'Tepelerde akşam', { width, height });

/**
 * **For** the opening of a page whose picture would have to be enlarged or cropped too much for the viewport's width.
 *
 * **Not for** usual pictures, which the page's own opening shows wide.
 */
const meta = {
  title: 'Site/Parts/OwnOpening',
  component: OwnOpening,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { image: pictured(300, 200), shape: 'beside', children: <h1>Sayfanın adı</h1> },
} satisfies Meta<typeof OwnOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No larger than the file. */
export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(300);
  },
};

export const Tall: Story = { args: { image: pictured(1500, 2000) } };
export const Wide: Story = { args: { image: pictured(3000, 700), shape: 'strip' } };
export const OnPhone: Story = { ...Tall, globals: { viewport: { value: 'phone' } } };
