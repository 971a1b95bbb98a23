import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminFormsText } from '../../../text/panelText.ts';
import { DraftNotice } from './DraftNotice.tsx';

const { restore, drop, seen } = adminFormsText.draft;

const meta = {
  title: 'Admin/Parts/Editing/Draft notice',
  component: DraftNotice,
  args: { detail: 'Last changed: 5 minutes ago.', onRestore: fn(), onDrop: fn() },
} satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: restore }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: drop }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const Elsewhere: Story = {
  args: { detail: adminFormsText.draft.elsewhere('14:32'), elsewhere: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(adminFormsText.draft.elsewhereTitle)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: adminFormsText.draft.open }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

/** Chosen files cannot be restored: the notice is only acknowledged. */
export const FilesAlone: Story = {
  args: { detail: adminFormsText.draft.detail('5 minutes ago', ['tepe.png']) },
  render: (args) => <DraftNotice {...args} onRestore={undefined} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: seen }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
