import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { refusals } from '@vitrin/contract/errors/refusals';
import { trash, trashSeenAt } from '@vitrin/mocks/fixtures/trash';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminTrashText as text } from '../../text/panelText.ts';
import { inWords } from '../parts/inWords.ts';
import { type TrashPage, TrashScreen, type TrashScreenProps } from './TrashScreen.tsx';

const page: TrashPage = { items: trash, page: 1, size: 25, total: trash.length };
const whole = { total: 41, until: trashSeenAt.toISOString() };

const meta = {
  title: 'Admin/TrashScreen',
  component: TrashScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    trash: ready(page),
    view: { search: '', kind: undefined, page: 1 },
    now: trashSeenAt,
    onView: fn(),
    onRestore: fn<TrashScreenProps['onRestore']>(async () => ({ status: 'back' })),
    onDelete: fn(),
    onCount: fn<TrashScreenProps['onCount']>(async () => whole),
    onEmpty: fn(),
  },
} satisfies Meta<typeof TrashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(trash.length);
    const [first, , third, last] = rows;
    await expect(within(first ?? canvas.getByRole('list')).getByText(text.endsIn(29))).toBeVisible();
    await expect(within(third ?? canvas.getByRole('list')).getByText(text.endsIn(18))).toBeVisible();
    await expect(within(last ?? canvas.getByRole('list')).getByText(text.endsIn(0))).toBeVisible();
  },
};

/** Days are those of the calendar. */
export const JustDeleted: Story = {
  args: { now: new Date(trashSeenAt.getTime() - 24 * 60 * 60 * 1_000 + 60_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.endsIn(30))).toBeVisible();
    await expect(canvas.getByText(text.endsIn(1))).toBeVisible();
    await expect(canvas.queryByText(text.endsIn(0))).not.toBeInTheDocument();
  },
};

/** Only owners may delete permanently. */
export const ForEditors: Story = {
  render: (args) => <TrashScreen {...args} onDelete={undefined} onEmpty={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: text.restoreOne('Sahil Evleri') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text.empty })).toBeNull();
    await expect(canvas.queryByRole('button', { name: text.remove('Sahil Evleri') })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Searched: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: text.search }), 'a');
    await expect(args.onView).toHaveBeenCalledWith({ search: 'a', kind: undefined, page: 1 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text.kind }), 'messages');
    await expect(args.onView).toHaveBeenCalledWith({ search: '', kind: 'messages', page: 1 });
  },
};

export const BroughtBack: Story = {
  play: async ({ args, canvas }) => {
    await press(text.restoreOne('Sahil Evleri'));
    await expect(args.onRestore).toHaveBeenCalledWith(trash[0]);
    await waitFor(() => expect(canvas.getByRole('region', { name: text.title })).toHaveFocus());
  },
};

export const PathTaken: Story = {
  args: {
    onRestore: fn<TrashScreenProps['onRestore']>(async (_item, path) =>
      path === 'sahil-evleri-3'
        ? { status: 'back' }
        : {
            status: 'asked',
            free: path === undefined ? 'sahil-evleri-2' : 'sahil-evleri-3',
            message: refusals.trashPathTaken(),
          },
    ),
  },
  play: async ({ args }) => {
    await press(text.restoreOne('Sahil Evleri'));
    const field = await screen.findByRole('textbox', { name: text.path });
    await expect(field).toHaveValue('sahil-evleri-2');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text.restore }));
    await waitFor(() => expect(dialog.getByText(inWords(refusals.trashPathTaken()))).toBeVisible());
    await expect(field).toHaveValue('sahil-evleri-2');
    await userEvent.clear(field);
    await userEvent.type(field, 'sahil-evleri-3');
    await userEvent.click(dialog.getByRole('button', { name: text.restore }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRestore).toHaveBeenLastCalledWith(trash[0], 'sahil-evleri-3');
  },
};

export const DeletedForGood: Story = {
  play: async ({ args }) => {
    await press(text.remove('Zamanında teslim'));
    await press(text.removeOne);
    await expect(args.onDelete).toHaveBeenCalledWith(trash[1]);
  },
};

export const Emptied: Story = {
  play: async ({ args }) => {
    await press(text.empty);
    await expect(
      await screen.findByRole('alertdialog', { name: text.emptyQuestion(41) }),
    ).toBeInTheDocument();
    await press(text.emptyAll(41));
    await expect(args.onEmpty).toHaveBeenCalledWith(whole);
  },
};

export const Paged: Story = {
  args: { trash: ready({ ...page, size: 4, total: 9 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /next/i }));
    await expect(args.onView).toHaveBeenCalledWith({ search: '', kind: undefined, page: 2 });
  },
};

export const Empty: Story = { args: { trash: ready({ ...page, items: [], total: 0 }) } };

export const NoMatch: Story = {
  args: {
    trash: ready({ ...page, items: [], total: 0 }),
    view: { search: 'yok', kind: 'projects', page: 1 },
  },
  play: async ({ args }) => {
    await press(text.clear);
    await expect(args.onView).toHaveBeenCalledWith({ search: '', kind: undefined, page: 1 });
  },
};

export const Loading: Story = { args: { trash: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { trash: { status: 'failed', error: 'Failed to load the trash. Please try again.', retry: fn() } },
};

export const LongText: Story = {
  args: {
    trash: ready({
      ...page,
      items: trash.map(({ id, kind, entryId, image, deletedBy, deletedAt, endsAt }) => ({
        id,
        kind,
        entryId,
        image,
        deletedBy,
        deletedAt,
        endsAt,
        title: 'Çok uzun başlıklı bir kayıt '.repeat(6),
        address: `/projelerimiz/${'uzun-adres-'.repeat(14)}`,
      })),
    }),
  },
  globals: { viewport: { value: 'narrow' } },
};
