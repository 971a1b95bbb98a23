import type { Meta, StoryObj } from '@storybook/react-vite';
import { services } from '@vitrin/mocks/fixtures/services';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { adminText } from '../../../text/panelText.ts';
import { serviceRows } from '../../lists/serviceRows.tsx';
import { wholeView } from '../itemView.ts';
import { type FramedItem, ListFrame, withChoice } from './ListFrame.tsx';

const items: FramedItem[] = services.map(({ id, title, path }) => ({ id, title, detail: path }));
const counts = { all: items.length, active: items.length, inactive: 0 };

const meta = {
  title: 'Admin/Parts/ListFrame',
  component: ListFrame<FramedItem>,
  parameters: { layout: 'fullscreen' },
  args: {
    page: { items, page: 1, size: 25, total: items.length, counts },
    busy: false,
    text: serviceRows.text,
    view: wholeView,
    orderLabel: serviceRows.orderLabel,
    orderable: true,
    action: <ButtonLink href={serviceRows.newHref}>{serviceRows.text.new}</ButtonLink>,
    onView: fn(),
    onActivate: fn(),
    onMove: fn(),
    onDelete: fn(),
    onWhole: fn(),
    children: ({ shown, selected, onSelect }) => (
      <ul lang="tr">
        {shown.map(({ id, title }) => (
          <li key={id}>
            <Button tone="plain" onClick={() => onSelect(withChoice(selected, id, !selected.has(id)))}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof ListFrame<FramedItem>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** F2 goes to another view with the same rows, and back. */
function WithBack(args: ComponentProps<typeof ListFrame<FramedItem>>) {
  const [view, setView] = useState(args.view);
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'F2') setView((now) => (now === args.view ? { ...now, show: 'active' } : args.view));
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [args.view]);
  return (
    <>
      {view !== args.view && <p>The other view</p>}
      <ListFrame {...args} view={view} />
    </>
  );
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${items.length} services, in the order visitors see.`)).toBeVisible();
  },
};

/** The bar of selected rows replaces the toolbar. */
export const Selecting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: items[0]?.title ?? '' }));
    await userEvent.click(canvas.getByRole('button', { name: items[1]?.title ?? '' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await expect(args.onActivate).toHaveBeenCalledWith([items[0]?.id, items[1]?.id], false);
    await userEvent.click(canvas.getByRole('button', { name: items[0]?.title ?? '' }));
  },
};

export const Paged: Story = {
  args: {
    page: { items, page: 2, size: items.length, total: 200, counts: { all: 200, active: 180, inactive: 20 } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onView).toHaveBeenCalledWith({ ...wholeView, page: 3 });
  },
};

const chooseAll: Story['play'] = async ({ canvas, userEvent }) => {
  for (const { title } of items) await userEvent.click(canvas.getByRole('button', { name: title }));
};

/** Once all rows of a page are selected, those of the other pages are offered as well. */
export const WholeOffered: Story = {
  args: {
    page: {
      items,
      page: 2,
      size: items.length,
      total: 1_234,
      counts: { all: 1_234, active: 1_234, inactive: 0 },
    },
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await chooseAll(context);
    await userEvent.click(canvas.getByRole('button', { name: adminText.list.selectWhole(1_234) }));
    await expect(canvas.getByText('All 1,234 are selected, on every page.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: adminText.list.selectedRegion })).toHaveTextContent(
      '1,234 selected',
    );
    await userEvent.click(canvas.getByRole('button', { name: adminText.list.deactivate }));
    await expect(args.onWhole).toHaveBeenCalledWith('deactivate');
    await expect(args.onActivate).not.toHaveBeenCalled();
    await chooseAll(context);
    await expect(canvas.getByRole('button', { name: adminText.list.selectWhole(1_234) })).toBeVisible();
  },
};

export const WholeDeleted: Story = {
  ...WholeOffered,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await chooseAll(context);
    await userEvent.click(canvas.getByRole('button', { name: adminText.list.selectWhole(1_234) }));
    await userEvent.click(canvas.getByRole('button', { name: adminText.list.delete }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(adminText.list.moreDoomed(1_234 - items.length))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 1,234 services' }));
    await expect(args.onWhole).toHaveBeenCalledWith('delete');
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** A question belongs to the view that it was asked about: Back closes it. */
export const BackUnderQuestion: Story = {
  ...WholeOffered,
  render: (args) => <WithBack {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { list } = adminText;
    const goBack = () => userEvent.keyboard('{F2}');
    await chooseAll(context);
    await userEvent.click(canvas.getByRole('button', { name: list.selectWhole(1_234) }));
    await userEvent.click(canvas.getByRole('button', { name: list.delete }));
    await screen.findByRole('button', { name: 'Delete 1,234 services' });
    await goBack();
    await waitFor(() => expect(canvas.getByText('The other view')).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await goBack();
    await waitFor(() => expect(canvas.queryByText('The other view')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.queryByRole('region', { name: list.selectedRegion })).toBeNull();
    await expect(args.onWhole).not.toHaveBeenCalled();
  },
};

/** Deselecting a row, or all other pages, limits the actions to the current page again. */
export const WholeTakenBack: Story = {
  ...WholeOffered,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await chooseAll(context);
    await userEvent.click(canvas.getByRole('button', { name: adminText.list.selectWhole(1_234) }));
    await userEvent.click(canvas.getByRole('button', { name: items[0]?.title ?? '' }));
    await userEvent.click(canvas.getByRole('button', { name: adminText.list.activate }));
    await expect(args.onActivate).toHaveBeenCalledWith(
      items.slice(1).map(({ id }) => id),
      true,
    );
    await expect(args.onWhole).not.toHaveBeenCalled();
  },
};

/** Without actions on all results, only the current page can be selected. */
export const PageAlone: Story = {
  ...WholeOffered,
  render: ({ onWhole: _whole, ...args }) => <ListFrame {...args} />,
  play: async (context) => {
    await chooseAll(context);
    await expect(
      context.canvas.queryByRole('button', { name: adminText.list.selectWhole(1_234) }),
    ).not.toBeInTheDocument();
  },
};

/** Another page is loading. */
export const Busy: Story = { ...Paged, args: { ...Paged.args, busy: true } };

export const NothingFound: Story = {
  args: {
    page: { items: [], page: 1, size: 25, total: 0, counts },
    view: { ...wholeView, search: 'asansör' },
  },
};

export const Narrow: Story = { ...Paged, globals: { viewport: { value: 'narrow' } } };
