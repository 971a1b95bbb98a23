import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = { title: 'Admin/ConnectionNotice', component: ConnectionNotice } satisfies Meta<
  typeof ConnectionNotice
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connection lost, trying again');
  },
};

export const LostDark: Story = { globals: { scheme: 'dark' } };
