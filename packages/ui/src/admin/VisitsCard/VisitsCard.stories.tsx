import type { Meta, StoryObj } from '@storybook/react-vite';
import { noVisits, visitReport } from '@vitrin/mocks/fixtures/visits';
import { expect, fn, userEvent } from 'storybook/test';
import { adminVisitsText } from '../../text/panelText.ts';
import { VisitsCard } from './VisitsCard.tsx';

const meta = {
  title: 'Admin/VisitsCard',
  component: VisitsCard,
  args: { report: visitReport, onSwitch: fn() },
} satisfies Meta<typeof VisitsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const text = adminVisitsText;
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/30/);
    await userEvent.click(canvas.getByText(text.table));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await userEvent.click(canvas.getByRole('button', { name: text.switchOff }));
    await expect(args.onSwitch).toHaveBeenCalledWith(false);
  },
};

export const Empty: Story = { args: { report: noVisits } };

export const Off: Story = {
  args: { report: { ...noVisits, counting: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: adminVisitsText.switchOn }));
    await expect(args.onSwitch).toHaveBeenCalledWith(true);
  },
};

export const ForEditors: Story = { render: ({ report }) => <VisitsCard report={report} /> };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
