import type { Meta, StoryObj } from '@storybook/react-vite';
import { services } from '@vitrin/mocks/fixtures/services';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
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

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${items.length} services, in the order visitors see.`)).toBeVisible();
  },
};

/** The bar of the selected takes the toolbar's place. */
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

/** Another page is loading. */
export const Busy: Story = { ...Paged, args: { ...Paged.args, busy: true } };

export const NothingFound: Story = {
  args: {
    page: { items: [], page: 1, size: 25, total: 0, counts },
    view: { ...wholeView, search: 'asansör' },
  },
};

export const Narrow: Story = { ...Paged, globals: { viewport: { value: 'narrow' } } };
