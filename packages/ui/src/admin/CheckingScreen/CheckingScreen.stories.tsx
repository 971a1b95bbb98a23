import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckingScreen } from './CheckingScreen.tsx';

const meta = {
  title: 'Admin/CheckingScreen',
  component: CheckingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
