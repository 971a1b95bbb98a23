import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

/**
 * **For** work with a known end, such as an upload.
 *
 * **Not for** waiting without a known end (Spinner), or the first load of a page (Skeleton).
 */
const meta = {
  title: 'Elements/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { label: 'Uploading a picture', share: 0.64 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading a picture' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
  },
};

export const Empty: Story = { args: { share: 0 } };
export const Full: Story = { args: { share: 1 } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
