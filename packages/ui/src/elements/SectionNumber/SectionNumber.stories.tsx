import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Code: Story = { args: { number: '404' } };
export const LineAlone: Story = { args: { number: null } };
