import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormSkeleton } from './FormSkeleton.tsx';

const meta = {
  title: 'Admin/Parts/FormSkeleton',
  component: FormSkeleton,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Loading service...' },
} satisfies Meta<typeof FormSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading service...');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
