import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const words = 'yeni sekmede açılır';

/**
 * **For** text that only screen readers need because sighted users have an icon.
 *
 * **Not for** hiding what is not needed at the moment; do not render that.
 */
const meta = {
  title: 'Elements/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: words },
  render: (args) => (
    <p>
      Haritada göster <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText(words).getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await expect(canvas.getByText(/Haritada göster/)).toHaveTextContent(`Haritada göster ${words}`);
  },
};
