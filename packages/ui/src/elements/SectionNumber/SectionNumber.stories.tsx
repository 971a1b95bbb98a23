import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionNumber } from './SectionNumber.tsx';

const meta = {
  title: 'Elements/SectionNumber',
  component: SectionNumber,
  args: { number: 3 },
} satisfies Meta<typeof SectionNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const Code: Story = { args: { number: '404' } };
