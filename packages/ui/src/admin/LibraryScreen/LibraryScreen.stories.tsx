import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PictureUse } from '@vitrin/contract/library';
import { ready } from '@vitrin/contract/load';
import { libraryPictures } from '@vitrin/mocks/fixtures/library';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminGalleryText, adminLibraryText as text, adminText } from '../../text/panelText.ts';
import { libraryName } from '../parts/LibraryTiles/LibraryTiles.tsx';
import { LibraryScreen, type PictureActs } from './LibraryScreen.tsx';

const page = { items: libraryPictures, page: 1, size: 24, total: libraryPictures.length };
const [first = nothing()] = libraryPictures;

function nothing(): never {
  throw new Error('The fixtures have no picture');
}

const usedBy = (change: Partial<PictureUse>): PictureUse => ({
  kind: 'projects',
  entryId: 'a',
  title: 'Kıyıda Bir Atölye',
  inText: false,
  place: 'site',
  ...change,
});

const uses = [
  usedBy({}),
  usedBy({ kind: 'services', entryId: 'b', title: 'Bakım ve Onarım', inText: true }),
  usedBy({ kind: 'settings', entryId: 'about', title: '', inText: true }),
  usedBy({ entryId: 'c', title: 'Eski proje', place: 'trash' }),
  usedBy({ kind: 'posts', entryId: 'new', title: '', inText: true, place: 'draft' }),
];

const acts: PictureActs = {
  onWords: fn<PictureActs['onWords']>(async () => true),
  onDecorative: fn<PictureActs['onDecorative']>(async () => undefined),
  onReplace: fn<PictureActs['onReplace']>(async () => undefined),
  onDelete: fn<PictureActs['onDelete']>(async () => undefined),
  hrefOf: ({ kind, place }) => (place === 'draft' ? undefined : `/admin/${kind}`),
};

const meta = {
  title: 'Admin/LibraryScreen',
  component: LibraryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pictures: ready(page),
    view: { search: '', unused: false, sort: 'newest' },
    onView: fn(),
    onPage: fn(),
    uploads: [],
    onUpload: fn(),
    onRetryUpload: fn(),
    onCancelUpload: fn(),
    uses: ready(uses),
    onOpen: fn(),
    acts,
    now: new Date('2026-03-02T09:00:00.000Z'),
  },
} satisfies Meta<typeof LibraryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(libraryPictures.length);
    await press(text.open(libraryName(first)));
    await expect(args.onOpen).toHaveBeenCalledWith(first.id);
    await userEvent.click(canvas.getByRole('checkbox', { name: text.unused }));
    await expect(args.onView).toHaveBeenLastCalledWith({ search: '', unused: true, sort: 'newest' });
    await userEvent.click(canvas.getByRole('radio', { name: text.size }));
    await expect(args.onView).toHaveBeenLastCalledWith({ search: '', unused: false, sort: 'size' });
  },
};

export const Loading: Story = { args: { pictures: { status: 'loading' } } };
export const Failed: Story = {
  args: { pictures: { status: 'failed', error: text.loadFailed, retry: fn() } },
};
export const Empty: Story = { args: { pictures: ready({ ...page, items: [], total: 0 }) } };

export const NothingFound: Story = {
  args: {
    view: { search: 'yok', unused: false, sort: 'newest' },
    pictures: ready({ ...page, items: [], total: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.noneFound)).toBeVisible();
  },
};

export const ManyPages: Story = {
  args: { pictures: ready({ ...page, page: 2, size: 2, total: 9 }) },
  play: async ({ args }) => {
    await press(adminText.list.pager.next);
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

export const Uploading: Story = {
  args: {
    uploads: [
      { id: 'a', file: file('sabah.png'), share: 0.4, failed: false },
      { id: 'b', file: file('aksam.png'), share: 0, failed: true, problem: 'Bu dosya çok büyük.' },
    ],
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(text.choose);
    await userEvent.upload(input, [file('a.png'), file('b.png')]);
    await expect(args.onUpload).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'a.png' }),
      expect.objectContaining({ name: 'b.png' }),
    ]);
    await userEvent.upload(input, [file('metin.txt', 'text/plain')], { applyAccept: false });
    await expect(await canvas.findByText(adminGalleryText.noFiles)).toBeVisible();
  },
};

/** Authors look at pictures and upload them. */
export const ToLookAt: Story = {
  args: { acts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: text.open(libraryName(first)) })).toBeNull();
    await expect(canvas.getByRole('button', { name: text.upload })).toBeVisible();
  },
};

export const Opened: Story = {
  args: { opened: first },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: text.editTitle });
    await expect(screen.getByRole('link', { name: 'Kıyıda Bir Atölye' })).toHaveAttribute(
      'href',
      '/admin/projects',
    );
    await expect(screen.getByRole('button', { name: text.remove })).toBeDisabled();
    const field = screen.getByRole('textbox', { name: text.altField });
    await userEvent.clear(field);
    await userEvent.type(field, 'Yeni söz');
    await press(text.save);
    await waitFor(() =>
      expect(acts.onWords).toHaveBeenLastCalledWith(first.id, {
        title: first.title,
        alt: 'Yeni söz',
        credit: first.credit,
      }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: text.decorative }));
    await expect(acts.onDecorative).toHaveBeenCalledWith(first.id, true);
    await expect(dialog).toBeVisible();
  },
};

export const Unused: Story = {
  args: { opened: first, uses: ready([]) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(text.noUses)).toBeVisible());
    await press(text.remove);
    const question = await screen.findByRole('alertdialog', { name: text.removeQuestion });
    await userEvent.click(within(question).getByRole('button', { name: text.remove }));
    await expect(acts.onDelete).toHaveBeenCalledWith(first.id);
  },
};

export const UsesLoading: Story = { args: { opened: first, uses: { status: 'loading' } } };

export const UsesFailed: Story = {
  args: { opened: first, uses: { status: 'failed', error: text.usesFailed, retry: fn() } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(text.usesFailed, { exact: false })).toBeVisible());
    await expect(screen.getByRole('button', { name: text.remove })).toBeDisabled();
  },
};

export const Replaced: Story = {
  args: {
    opened: first,
    acts: { ...acts, onReplace: fn<PictureActs['onReplace']>(async () => 'Bu dosya hasarlı.') },
  },
  play: async ({ args }) => {
    await userEvent.upload(await screen.findByLabelText(text.replaceFile), file('yeni.png'));
    await expect(args.acts?.onReplace).toHaveBeenCalledOnce();
    await expect(await screen.findByText(`${text.replaceFailed} Bu dosya hasarlı.`)).toBeVisible();
  },
};
