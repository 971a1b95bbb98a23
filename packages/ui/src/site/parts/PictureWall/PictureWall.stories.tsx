import type { Meta, StoryObj } from '@storybook/react-vite';
import { project } from '@vitrin/mocks/fixtures/projects';
import { expect, fn, userEvent } from 'storybook/test';
import { PictureWall } from './PictureWall.tsx';

const pictures = project.images;

const meta = {
  title: 'Site/Parts/PictureWall',
  component: PictureWall,
  parameters: { layout: 'fullscreen' },
  args: {
    number: 2,
    title: 'Görseller',
    pictures,
    nameOf: (index) => `${index + 1}. görsel`,
    onEnlarge: fn(),
  },
} satisfies Meta<typeof PictureWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: `Görseli büyüt: ${pictures[1]?.alt}` }));
    await expect(args.onEnlarge).toHaveBeenCalledWith(1);
  },
};

/** A picture without a description is named by its position. */
export const Undescribed: Story = {
  args: { pictures: pictures.slice(0, 2).map(({ alt: _alt, ...picture }) => picture) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Görseli büyüt: 2. görsel' })).toBeVisible();
  },
};

export const One: Story = { args: { pictures: pictures.slice(0, 1) } };
export const Two: Story = { args: { pictures: pictures.slice(0, 2) } };
export const WithoutNumber: Story = { args: { number: null, pictures: pictures.slice(0, 4) } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
