import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PanelErrorScreen } from './PanelErrorScreen.tsx';

const meta = {
  title: 'Admin/PanelErrorScreen',
  component: PanelErrorScreen,
  args: { onReload: fn() },
} satisfies Meta<typeof PanelErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
