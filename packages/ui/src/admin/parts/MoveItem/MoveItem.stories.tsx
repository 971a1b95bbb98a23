import type { Meta, StoryObj } from '@storybook/react-vite';
import { longService } from '@vitrin/mocks/fixtures/services';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MoveItem } from './MoveItem.tsx';

const meta = {
  title: 'Admin/Parts/MoveItem',
  component: MoveItem,
  args: { item: { title: 'Eğitim', place: 6 }, total: 200, onMove: fn(), onClose: fn() },
} satisfies Meta<typeof MoveItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = () => screen.findByRole('spinbutton');

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const place = await asked();
    await userEvent.clear(place);
    await userEvent.type(place, '120');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await expect(args.onMove).toHaveBeenCalledWith(120);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  play: async ({ args, userEvent }) => {
    const place = await asked();
    await userEvent.clear(place);
    await userEvent.type(place, '201');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(place).toBeInvalid());
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { item: { title: longService.title, place: 1 } },
  globals: { viewport: { value: 'narrow' } },
};
