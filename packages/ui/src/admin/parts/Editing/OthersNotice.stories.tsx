import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminFormsText } from '../../../text/panelText.ts';
import { OthersNotice } from './OthersNotice.tsx';

const { others } = adminFormsText.draft;
const at = '2026-11-21T11:59:00.000Z';

const meta = {
  title: 'Admin/Parts/Editing/Others notice',
  component: OthersNotice,
  args: { others: [{ by: 'Ayşe Çelik', at, when: undefined }] },
} satisfies Meta<typeof OthersNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(others('Ayşe Çelik', undefined))).toBeVisible();
  },
};

export const Several: Story = {
  args: {
    others: [
      { by: 'Ayşe Çelik', at, when: undefined },
      { by: 'Kerem Ünal', at, when: '3 days ago' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(others('Kerem Ünal', '3 days ago')))).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    others: Array.from({ length: 5 }, () => ({
      by: 'Abdurrahman Muhteşemgil '.repeat(4),
      at,
      when: undefined,
    })),
  },
};
export const Narrow: Story = { ...LongNames, globals: { viewport: { value: 'narrow' } } };
