import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { wholeView } from '../itemView.ts';
import { ListToolbar } from './ListToolbar.tsx';

const meta = {
  title: 'Admin/Parts/ListToolbar',
  component: ListToolbar,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { ...wholeView, page: 3 },
    counts: { all: 200, active: 180, inactive: 20 },
    searchLabel: 'Search services',
    orders: { own: 'Own order', title: 'Title, A to Z' },
    action: <ButtonLink href="#new">New service</ButtonLink>,
    onView: fn(),
  },
} satisfies Meta<typeof ListToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changing the view goes back to the first page. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hidden 20' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeView, show: 'inactive' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Own order' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Title, A to Z' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeView, sort: 'title' });
  },
};

/** Scheduled entries are counted and filtered separately. */
export const Planned: Story = {
  args: { counts: { all: 200, active: 177, scheduled: 3, inactive: 20 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Scheduled 3' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeView, show: 'scheduled' });
  },
};

/** The filter is still active after the last scheduled entry was published. */
export const PlannedNoMore: Story = {
  args: {
    view: { ...wholeView, show: 'scheduled' },
    counts: { all: 200, active: 180, scheduled: 0, inactive: 20 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Scheduled 0' })).toBeChecked();
  },
};

export const PlannedOnAPhone: Story = { ...Planned, globals: { viewport: { value: 'narrow' } } };

export const Searched: Story = { args: { view: { ...wholeView, search: 'asansör' } } };

export const Loading: Story = {
  args: { loading: true, counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
