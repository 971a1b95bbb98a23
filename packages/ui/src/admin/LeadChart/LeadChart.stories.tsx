import { ready } from '@vitrin/contract/load';
import { leadSums } from '@vitrin/mocks/fixtures/leads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminInboxText } from '../../text/panelText.ts';
import { LeadChart } from './LeadChart.tsx';

const meta = {
  title: 'Admin/LeadChart',
  component: LeadChart,
  parameters: { look: 'panel' },
  args: { leads: ready(leadSums) },
} satisfies Meta<typeof LeadChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const { leads: text } = adminInboxText;
    await expect(canvas.getByText(text.total(leadSums.total))).toBeVisible();
    await expect(canvas.getByRole('table', { name: text.services })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '/depo-binalari' })).toBeVisible();
  },
};

export const Loading: Story = { args: { leads: { status: 'loading' } } };

export const Failed: Story = {
  args: { leads: { status: 'failed', error: 'Yüklenemedi', retry: fn() } },
};

export const Empty: Story = {
  args: { leads: ready({ days: [], services: [], pages: [], total: 0 }) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
