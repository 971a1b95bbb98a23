import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from './ArrowLink.tsx';

const meta = {
  title: 'Elements/ArrowLink',
  component: ArrowLink,
  args: { href: '#devam', children: 'Devamını Oku' },
} satisfies Meta<typeof ArrowLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LongText: Story = {
  args: { children: 'Birkaç satıra yayılacak kadar uzun bir bağlantı '.repeat(3).trim() },
};
