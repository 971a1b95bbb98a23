import type { Meta, StoryObj } from '@storybook/react-vite';
import { begunSetup, endedSetup } from '@vitrin/mocks/fixtures/setup';
import { expect, fn, userEvent } from 'storybook/test';
import { adminFirstDayText } from '../../text/panelText.ts';
import { Checklist } from './Checklist.tsx';

const meta = {
  title: 'Admin/Checklist',
  component: Checklist,
  parameters: { layout: 'fullscreen' },
  args: {
    items: begunSetup.checklist,
    hrefOf: (item) => `/admin/settings?tab=${item}`,
    onDismiss: fn(),
  },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  args: { resumeHref: '/admin/setup' },
  play: async ({ canvas }) => {
    const text = adminFirstDayText.checklist;
    await expect(canvas.getByText(text.progress(1, begunSetup.checklist.length))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.items.logo })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.resume })).toBeVisible();
    // The rest takes no room until it is wanted.
    const other = canvas.getByText(text.items.mail);
    await expect(other).not.toBeVisible();
    await userEvent.click(canvas.getByText(text.rest));
    await expect(other).toBeVisible();
    await expect(canvas.getByText(text.items.name)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: text.items.name })).toBeNull();
  },
};

export const Done: Story = {
  args: { items: endedSetup.checklist },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: adminFirstDayText.checklist.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...Begun, globals: { viewport: { value: 'phone' } } };
