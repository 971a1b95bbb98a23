import type { Meta, StoryObj } from '@storybook/react-vite';
import { servicesBasic } from '@vitrin/mocks/fixtures/services';
import { expect, fn } from 'storybook/test';
import { ServicesField } from './ServicesField.tsx';

const [first, second] = servicesBasic;

const meta = {
  title: 'Admin/Parts/ServicesField',
  component: ServicesField,
  args: {
    id: 'services',
    label: 'Services',
    error: undefined,
    services: servicesBasic,
    chosen: [first?.id ?? '', 'hidden'],
    onChange: fn(),
  },
} satisfies Meta<typeof ServicesField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: first?.title ?? '' })).toBeChecked();
    await userEvent.click(canvas.getByText(second?.title ?? ''));
    await expect(args.onChange).toHaveBeenLastCalledWith([first?.id, 'hidden', second?.id]);
    await userEvent.click(canvas.getByText(first?.title ?? ''));
    await expect(args.onChange).toHaveBeenLastCalledWith(['hidden']);
  },
};

export const None: Story = { args: { services: [] } };

export const LongText: Story = {
  args: {
    services: servicesBasic.map(({ id, path, title }) => ({ id, path, title: `${title} `.repeat(4).trim() })),
  },
  globals: { viewport: { value: 'narrow' } },
};
