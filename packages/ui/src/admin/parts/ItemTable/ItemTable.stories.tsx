import { limits } from '@vitrin/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hiddenService, longService, manyServices, services } from '@vitrin/mocks/fixtures/services';
import type { Service } from '@vitrin/contract/kinds/service';
import { expect, fn, screen, within } from 'storybook/test';
import { serviceRows } from '../../lists/serviceRows.tsx';
import { listArgs } from '../ContentList/testing/listStory.tsx';
import { ItemTable, type ItemTableProps } from './ItemTable.tsx';
import { ItemTableSkeleton } from './ItemTableSkeleton.tsx';

/** The rows of these services, as the whole list. */
const tableOf = (shown: readonly Service[]): Pick<ItemTableProps, 'items' | 'places'> => ({
  items: shown.map((service) => serviceRows.row(service, listArgs.now)),
  places: { first: 1, total: shown.length },
});

const meta = {
  title: 'Admin/Parts/ItemTable',
  component: ItemTable,
  parameters: { layout: 'fullscreen' },
  args: {
    ...tableOf([...services, hiddenService]),
    label: 'Services',
    titleColumn: serviceRows.text.titleColumn,
    detailColumn: serviceRows.detailColumn,
    sort: 'order',
    orderable: true,
    selected: new Set<string>(),
    pending: new Set<string>(),
    ofPage: false,
    onSort: fn(),
    onSelect: fn(),
    onToggle: fn(),
    onMove: fn(),
    onMoveTo: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ItemTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Eğitim' }));
    await expect(args.onSelect).toHaveBeenCalledWith(new Set(['service-6']));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Eğitim' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await expect(args.onDelete).toHaveBeenCalledWith('service-6');
  },
};

export const Selected: Story = {
  args: { selected: new Set(services.slice(0, 2).map(({ id }) => id)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
};

/** A switch is waiting for the server. */
export const Pending: Story = {
  args: { pending: new Set(['service-6']) },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Eğitim/ }));
    await expect(row.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  },
};

/** In any order other than the website's, nothing can be moved. */
export const SortedByTitle: Story = {
  args: { sort: 'title', orderable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.queryByRole('button', { name: 'Move Eğitim' })).not.toBeInTheDocument();
  },
};

export const WithoutPictures: Story = {
  args: tableOf(services.map((service) => ({ ...service, image: null }))),
};
export const One: Story = { args: tableOf(services.slice(0, 1)) };
/** A full page of a longer list. */
export const FullPage: Story = {
  args: { ...tableOf(manyServices(limits.panelRows)), places: { first: 26, total: 200 }, ofPage: true },
};
export const LongText: Story = { args: tableOf([longService, ...services]) };
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = {
  render: (args) => <ItemTableSkeleton titleColumn={args.titleColumn} detailColumn={args.detailColumn} />,
};
