import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PanelNotFoundScreen } from './PanelNotFoundScreen.tsx';

const meta = {
  title: 'Admin/PanelNotFoundScreen',
  component: PanelNotFoundScreen,
} satisfies Meta<typeof PanelNotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
  },
};
