import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

/**
 * **For** content that is loading, in the shape that it will have.
 *
 * **Not for** actions in progress; their button is `busy`.
 */
const meta = {
  title: 'Elements/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { width: '62%' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Picture: Story = { args: { width: '52px', height: 36 } };
