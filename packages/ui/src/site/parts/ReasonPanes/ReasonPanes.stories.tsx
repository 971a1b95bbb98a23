import type { Meta, StoryObj } from '@storybook/react-vite';
import { reasons } from '@vitrin/mocks/fixtures/reasons';
import { longService } from '@vitrin/mocks/fixtures/services';
import { expect, within } from 'storybook/test';
import { ReasonPanes, ReasonPanesSkeleton } from './ReasonPanes.tsx';

const [first] = reasons;
const long = {
  id: 'uzun',
  icon: '',
  title: longService.title,
  description: longService.shortDescription,
};

const meta = {
  title: 'Site/Parts/ReasonPanes',
  component: ReasonPanes,
  args: { reasons },
} satisfies Meta<typeof ReasonPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const titles = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(reasons.map(({ title }) => title));
  },
};

export const Odd: Story = { args: { reasons: reasons.slice(0, 3) } };
export const One: Story = { args: { reasons: first === undefined ? [] : [first] } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <ReasonPanesSkeleton /> };
export const LongText: Story = { args: { reasons: [long, ...reasons] } };
