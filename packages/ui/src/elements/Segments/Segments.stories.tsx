import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Segments } from './Segments.tsx';

/**
 * **For** one choice out of two to five short ones, all visible.
 *
 * **Not for** longer lists (a menu), multiple choices (Checkbox), or links to pages.
 */
const meta = {
  title: 'Elements/Segments',
  component: Segments<string>,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: {
    label: 'Status',
    value: 'all',
    segments: [
      { value: 'all', label: 'All', count: 12 },
      { value: 'active', label: 'Active', count: 10 },
      { value: 'inactive', label: 'Inactive', count: 2 },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof Segments<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Active 10' }));
    await expect(args.onChoose).toHaveBeenCalledWith('active');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All 12' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('active');
  },
};

export const WithoutCounts: Story = {
  args: {
    segments: [
      { value: 'all', label: 'Edit' },
      { value: 'active', label: 'Preview' },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Labels that do not fit stay within the viewport. */
export const LongText: Story = {
  args: {
    segments: [
      { value: 'all', label: 'Bütün kayıtlar', count: 1_200 },
      { value: 'active', label: 'Yayımlananlar', count: 1_100 },
      { value: 'inactive', label: 'Gizlenenler', count: 100 },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
