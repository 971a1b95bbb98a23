import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionNumber } from './SectionNumber.tsx';

/**
 * **For** numbering the sections of a page, like dimensions in a drawing.
 *
 * **Not for** ordered lists and steps, which have their own numbers.
 */
const meta = {
  title: 'Elements/SectionNumber',
  component: SectionNumber,
  tags: ['autodocs'],
  args: { number: 3 },
} satisfies Meta<typeof SectionNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const Code: Story = {
  args: { number: '404' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('404');
  },
};
export const LineAlone: Story = {
  args: { number: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph'), 'nothing to be read').not.toBeInTheDocument();
  },
};
