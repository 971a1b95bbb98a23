import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Elements/Disclosure',
  component: Disclosure,
  args: { label: 'Bölümler', children: <p>Birinci bölüm</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Birinci bölüm')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Bölümler'));
    await expect(canvas.getByText('Birinci bölüm')).toBeVisible();
  },
};
export const Unfolded: Story = { args: { open: true } };
export const Row: Story = { args: { look: 'row' } };
