import type { Service } from '@vitrin/contract/kinds/service';
import { hiddenService, longService, manyServices, services } from '@vitrin/mocks/fixtures/services';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { wholeView } from '../parts/itemView.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { serviceRows } from './serviceRows.tsx';

const Viewed = viewed(ContentList<Service>);

const meta = {
  title: 'Admin/Lists/Services',
  component: ContentList<Service>,
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs,
    kind: serviceRows,
    items: listed([...services, hiddenService]),
  },
  render: Viewed,
} satisfies Meta<typeof ContentList<Service>>;
export default meta;
type Story = StoryObj<typeof meta>;

const titlesIn = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Services' });
    await expect(titlesIn(table)).toEqual([...services, hiddenService].map(({ title }) => title));
    await expect(canvas.getByRole('radio', { name: 'Live 6' })).not.toBeChecked();
    const row = within(canvas.getByRole('row', { name: /Eğitim/ }));
    await expect(row.getByRole('link', { name: 'Eğitim' })).toHaveAttribute(
      'href',
      '/admin/services/edit/service-6',
    );
    await expect(row.getByText('2 days ago')).toBeVisible();
    await expect(canvas.getByText('7 services, in the order visitors see.')).toBeVisible();
  },
};

export const FixedOrder: Story = {
  render: ({ onMove: _move, ...args }) => <Viewed {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Eğitim/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
  },
};

export const Loading: Story = {
  args: { items: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
  },
};

const retry = fn();

export const Failed: Story = {
  args: {
    items: { status: 'failed', error: 'Failed to load services. Please try again.', retry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load services. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { items: listed([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New service' })).toHaveAttribute(
      'href',
      '/admin/services/new',
    );
  },
};

export const NoMatch: Story = {
  args: { view: { ...wholeView, search: 'asansör' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches “asansör”' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' })[1] ?? document.body);
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const SearchFoldsTurkish: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search services' }), 'OLCULU');
    await expect(titlesIn(canvas.getByRole('table'))).toEqual(['Ölçülü Üretim']);
    await expect(canvas.getByText('1 of 7 services')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  },
};

export const Inactive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hidden 1' }));
    await expect(titlesIn(canvas.getByRole('table'))).toEqual([hiddenService.title]);
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${hiddenService.title}` }));
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.queryByRole('menuitem', { name: 'View on site' })).not.toBeInTheDocument();
  },
};

export const SortedByTitle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Site order' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Title, A to Z' }));
    await waitFor(() => expect(titlesIn(canvas.getByRole('table'))[0]).toBe('Bakım ve Onarım'));
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }));
    await expect(titlesIn(canvas.getByRole('table'))[0]).toBe('Keşif ve Planlama');
  },
};

export const Switched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Eğitim is visible on the website/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('service-6');
  },
};

export const Pending: Story = { args: { pending: new Set(['service-2']) } };

export const Selected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Eğitim' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Danışmanlık' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await expect(canvas.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await expect(args.onActivate).toHaveBeenCalledWith(['service-5', 'service-6'], false);
    await expect(canvas.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Eğitim' }));
  },
};

export const Deleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Eğitim' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this service?',
    });
    await expect(within(dialog).getByText('Eğitim')).toBeInTheDocument();
    await expect(dialog).toHaveAccessibleDescription(/6 seconds to undo/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete service' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['service-6']);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Services' })).toHaveFocus());
  },
};

export const DeleteCancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Eğitim' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Eğitim' })).toHaveFocus());
  },
};

export const MovedByMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ölçülü Üretim' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenCalledWith('service-2', { onto: 'service-1' });
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move Keşif ve Planlama' }).focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Keşif ve Planlama lifted, place 1 of 7.');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('Keşif ve Planlama is now at place 2 of 7.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenCalledWith('service-1', { onto: 'service-2' });
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = { args: { items: listed([longService, ...services]) } };

export const One: Story = {
  args: { items: listed(services.slice(0, 1)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 service, in the order visitors see.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Keşif ve Planlama' }));
    await expect(await screen.findByRole('menuitem', { name: 'Move to position…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const Many: Story = {
  args: { items: listed(manyServices(200)) },
  play: async ({ args, canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByText('1–25 of 200')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByRole('region', { name: 'Selected rows' })).toHaveTextContent(
      '25 selected on this page',
    );
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await expect(args.onView).toHaveBeenCalledWith({ ...wholeView, page: 2 });
    await expect(pages.getByText('Page 2 of 8')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Services' })).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  },
};

export const LastPage: Story = {
  args: { items: listed(manyServices(51)), view: { ...wholeView, page: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(titlesIn(canvas.getByRole('table'))).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for / }));
    await expect(await screen.findByRole('menuitem', { name: 'Move down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(expect.any(String), { place: 50 }));
  },
};

export const MovedToPosition: Story = {
  args: { items: listed(manyServices(60)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for / })[2] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to position…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to position' }));
    const field = dialog.getByRole('spinbutton', { name: 'New position' });
    await expect(field).toHaveValue(3);
    await userEvent.clear(field);
    await userEvent.type(field, '61');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a number from 1 to 60'));
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '58');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(args.onMove).toHaveBeenCalledWith(expect.any(String), { place: 58 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NextPageLoads: Story = {
  args: { busy: true, items: listed(manyServices(60)), view: { ...wholeView, page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  },
};
