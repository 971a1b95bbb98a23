import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { NoPermissionScreen } from './NoPermissionScreen.tsx';

const meta = {
  title: 'Admin/NoPermissionScreen',
  component: NoPermissionScreen,
} satisfies Meta<typeof NoPermissionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: adminText.noPermission.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: adminText.notFound.back })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
  },
};
