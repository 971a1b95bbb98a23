import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { serviceForm } from '../../ServiceFormScreen/serviceFormKind.ts';
import { SaveProblemNotice } from './SaveProblemNotice.tsx';

const meta = {
  title: 'Admin/Parts/ItemForm/Save problem',
  component: SaveProblemNotice,
  args: { problem: { kind: 'failed' }, texts: serviceForm.texts, onRetry: fn() },
} satisfies Meta<typeof SaveProblemNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(serviceForm.texts.saveFailed);
  },
};

export const PictureFailed: Story = {
  args: { problem: { kind: 'picture', cancelled: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const PictureCancelled: Story = {
  args: { problem: { kind: 'picture', cancelled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = { ...PictureFailed, globals: { viewport: { value: 'narrow' } } };
