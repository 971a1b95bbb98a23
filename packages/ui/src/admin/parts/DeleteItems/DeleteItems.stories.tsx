import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { longService, services } from '@vitrin/mocks/fixtures/services';
import { expect, fn, screen } from 'storybook/test';
import { serviceRows } from '../../lists/serviceRows.tsx';
import { DeleteItems } from './DeleteItems.tsx';

const items = services.map(({ id, title, path }, index) => ({
  id,
  title,
  detail: path,
  image: index === 1 ? null : picture(index + 1, title),
}));

const meta = {
  title: 'Admin/Parts/DeleteItems',
  component: DeleteItems,
  args: {
    items: items.slice(0, 1),
    text: serviceRows.text,
    focusAfter: { current: null },
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { trash: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(/6 seconds to undo.+trash keeps.+30 days/);
    await userEvent.click(await screen.findByRole('button', { name: serviceRows.text.deleteOne }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  args: { items: items.slice(0, 3) },
  play: async () => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    await expect(screen.getByRole('alertdialog')).not.toHaveAccessibleDescription(/trash/);
  },
};

export const Closed: Story = {
  args: { items: [] },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    items: [{ id: longService.id, title: longService.title, detail: longService.path, image: null }],
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
