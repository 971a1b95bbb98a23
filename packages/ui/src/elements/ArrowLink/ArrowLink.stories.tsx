import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from './ArrowLink.tsx';

/**
 * **For** links to more of the same: at the end of a teaser, or "all services" below a list.
 *
 * **Not for** an action (Button), or a word within a sentence (a plain link).
 */
const meta = {
  title: 'Elements/ArrowLink',
  component: ArrowLink,
  tags: ['autodocs'],
  args: { href: '#devam', children: 'Devamını Oku' },
} satisfies Meta<typeof ArrowLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LongText: Story = {
  args: { children: 'Birkaç satıra yayılacak kadar uzun bir bağlantı '.repeat(3).trim() },
};
