import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LeaveDialog } from './LeaveDialog.tsx';

const leaving = { onLeave: fn(), onStay: fn(), onSave: fn() };

const meta = {
  title: 'Admin/Parts/LeaveDialog',
  component: LeaveDialog,
  args: { leaving },
  beforeEach: () => {
    leaving.onLeave.mockClear();
    leaving.onStay.mockClear();
    leaving.onSave.mockClear();
  },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(leaving.onStay).toHaveBeenCalledOnce();
    await expect(leaving.onLeave).not.toHaveBeenCalled();
  },
};

export const Leave: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await expect(leaving.onLeave).toHaveBeenCalledOnce();
    await expect(leaving.onStay).not.toHaveBeenCalled();
  },
};

export const SaveAndLeave: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await expect(leaving.onSave).toHaveBeenCalledOnce();
    await expect(leaving.onLeave).not.toHaveBeenCalled();
    await expect(leaving.onStay).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { leaving: undefined },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
