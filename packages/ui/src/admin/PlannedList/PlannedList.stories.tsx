import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Plan } from '@vitrin/contract/drafts/plan';
import { expect } from 'storybook/test';
import { adminPlanText as text } from '../../text/panelText.ts';
import { PlannedList } from './PlannedList.tsx';

const plan: Plan = {
  kind: 'services',
  id: 'service-1',
  act: 'publish',
  at: '2026-12-01T07:00:00.000Z',
  by: 'Elif Karaca',
  mine: true,
  madeAt: '2026-11-21T12:00:00.000Z',
  hidden: false,
  title: 'Mimari Tasarım',
  fields: null,
  fault: null,
};

const meta = {
  title: 'Admin/PlannedList',
  component: PlannedList,
  decorators: [
    // Rows extend slightly beyond their texts; the dashboard has room for that.
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    hrefOf: ({ kind, id }) => `/admin/${kind}/${id}`,
    plans: [
      { ...plan, id: 'service-2', title: 'Yenileme', at: '2026-11-20T07:00:00.000Z', fault: 'changed' },
      plan,
      { ...plan, act: 'hide', at: '2026-12-24T18:00:00.000Z' },
      { ...plan, kind: 'settings', id: 'theme', title: '' },
    ],
  },
} satisfies Meta<typeof PlannedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText(new RegExp(text.faults.changed))).toBeVisible();
    await expect(canvas.getByText(text.listed.hide)).toBeVisible();
    await expect(canvas.getByText(text.theme)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Empty: Story = {
  args: { plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
