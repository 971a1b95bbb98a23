import type { Meta, StoryObj } from '@storybook/react-vite';
import { whyUs } from '@vitrin/mocks/fixtures/whyUs';
import { longService } from '@vitrin/mocks/fixtures/services';
import { expect, within } from 'storybook/test';
import { ReasonPanes, ReasonPanesSkeleton } from './ReasonPanes.tsx';

const [first] = whyUs;
const long = {
  id: 'uzun',
  icon: '',
  title: longService.title,
  description: longService.shortDescription,
};

const meta = {
  title: 'Site/Parts/ReasonPanes',
  component: ReasonPanes,
  args: { reasons: whyUs },
} satisfies Meta<typeof ReasonPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const titles = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(whyUs.map(({ title }) => title));
  },
};

export const Odd: Story = { args: { reasons: whyUs.slice(0, 3) } };
export const One: Story = { args: { reasons: first === undefined ? [] : [first] } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <ReasonPanesSkeleton /> };
export const LongText: Story = { args: { reasons: [long, ...whyUs] } };
