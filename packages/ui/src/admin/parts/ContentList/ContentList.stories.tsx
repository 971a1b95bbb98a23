import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Service } from '@vitrin/contract/kinds/service';
import { longService, services } from '@vitrin/mocks/fixtures/services';
import { expect, fn } from 'storybook/test';
import { serviceRows } from '../../lists/serviceRows.tsx';
import { wholeView } from '../itemView.ts';
import { ContentList } from './ContentList.tsx';
import { listArgs, listed } from './testing/listStory.tsx';

const retry = fn();

const meta = {
  title: 'Admin/Parts/ContentList',
  component: ContentList<Service>,
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, kind: serviceRows, items: listed(services) },
} satisfies Meta<typeof ContentList<Service>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }));
    await expect(args.onView).toHaveBeenCalledWith({ ...wholeView, sort: 'title' });
  },
};

/** The previous page stays visible, and nothing can be moved on it. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Move Eğitim' })).not.toBeInTheDocument();
  },
};

/** The user's own draft is indicated before the public status. */
export const Drafted: Story = {
  args: { drafted: new Set(services.slice(0, 1).map(({ id }) => id)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Draft · Live').length).toBeGreaterThan(0);
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'failed', error: serviceRows.text.loadFailed, retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { items: listed<Service>([]) } };
export const LongText: Story = { args: { items: listed([longService, ...services]) } };
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

/** Without the right to publish, entries cannot be switched or selected, and visible ones cannot be deleted. */
export const WithoutPublishing: Story = {
  render: (args) => <ContentList {...args} onToggle={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1);
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
