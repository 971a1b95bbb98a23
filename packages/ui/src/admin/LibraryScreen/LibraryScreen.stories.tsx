import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PictureUse } from '@vitrin/contract/files/library';
import { ready } from '@vitrin/contract/load';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { libraryPdfs, libraryPictures } from '@vitrin/mocks/fixtures/library';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText, adminLibraryText as text, adminText } from '../../text/panelText.ts';
import { libraryName } from '../parts/LibraryTiles/LibraryTiles.tsx';
import { siteContent } from '../parts/PublicPage/testing/siteContent.ts';
import { LibraryScreen, type LibraryScreenProps, type PictureActs } from './LibraryScreen.tsx';
import { SlotPreviews } from './SlotPreviews.tsx';

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
  usedBy({ kind: 'posts', entryId: 'd', title: 'Yaz kampanyası', inText: true, place: 'plan' }),
];

const acts: PictureActs = {
  onWords: fn<PictureActs['onWords']>(async () => true),
  onPoints: fn<PictureActs['onPoints']>(async () => true),
  renderSlots: (picture) => <SlotPreviews picture={picture} content={siteContent} palette={defaultPalette} />,
  historyOf: (id) => `/admin/history/pictures/${id}`,
  onDecorative: fn<PictureActs['onDecorative']>(async () => undefined),
  onReplace: fn<PictureActs['onReplace']>(async () => undefined),
  onDelete: fn<PictureActs['onDelete']>(async () => undefined),
  mayChange: () => true,
  hrefOf: ({ kind, place }) => (place === 'draft' ? undefined : `/admin/${kind}`),
};

const meta = {
  title: 'Admin/LibraryScreen',
  component: LibraryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pictures: ready(page),
    view: { search: '', unused: false, sort: 'newest', kind: 'all', size: 'all' },
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
    await expect(args.onView).toHaveBeenLastCalledWith({
      search: '',
      unused: true,
      sort: 'newest',
      kind: 'all',
      size: 'all',
    });
    await userEvent.click(canvas.getByRole('radio', { name: text.size }));
    await expect(args.onView).toHaveBeenLastCalledWith({
      search: '',
      unused: false,
      sort: 'size',
      kind: 'all',
      size: 'all',
    });
  },
};

export const Loading: Story = { args: { pictures: { status: 'loading' } } };
export const Failed: Story = {
  args: { pictures: { status: 'failed', error: text.loadFailed, retry: fn() } },
};
export const Empty: Story = { args: { pictures: ready({ ...page, items: [], total: 0 }) } };

export const NothingFound: Story = {
  args: {
    view: { search: 'yok', unused: false, sort: 'newest', kind: 'all', size: 'all' },
    pictures: ready({ ...page, items: [], total: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.noneFound)).toBeVisible();
  },
};

/** Files that are slow to load, or too small, are counted. */
export const OfASize: Story = {
  args: {
    view: { search: '', unused: false, sort: 'newest', kind: 'picture', size: 'over1mb' },
    pictures: ready({ ...page, items: libraryPictures.slice(2), total: 2 }),
  },
  play: async ({ args, canvas }) => {
    const { label, under1200px } = text.sizes;
    await expect(canvas.getByText(text.found(2))).toBeVisible();
    const sizes = canvas.getByRole('combobox', { name: label });
    await expect(sizes).toHaveValue('over1mb');
    await userEvent.selectOptions(sizes, under1200px);
    await expect(args.onView).toHaveBeenLastCalledWith({ ...args.view, size: 'under1200px' });
  },
};

/** PDFs have no pixels. */
export const HeavyPdfs: Story = {
  args: {
    view: { search: '', unused: false, sort: 'newest', kind: 'pdf', size: 'over1mb' },
    pictures: ready({ ...page, items: libraryPdfs, total: 1 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { name: text.sizes.under1200px })).toBeNull();
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
    await expect(await canvas.findByText(text.noFiles)).toBeVisible();
  },
};

/** Authors view pictures and upload them. */
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
    await waitFor(() => expect(acts.onWords).toHaveBeenLastCalledWith(first.id, { alt: 'Yeni söz' }));
    await userEvent.click(screen.getByRole('checkbox', { name: text.decorative }));
    await expect(acts.onDecorative).toHaveBeenCalledWith(first.id, true);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** What the banner or the settings show is an owner's to change. */
export const OthersPicture: Story = {
  args: { opened: first, acts: { ...acts, mayChange: ({ kind }) => kind !== 'settings' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(text.ownersOnly, { exact: false })).toBeVisible());
    await expect(screen.getByRole('textbox', { name: text.altField })).toHaveAttribute('readonly');
    for (const name of [text.save, text.replace, text.focus.open])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    await expect(screen.queryByRole('checkbox', { name: text.decorative })).toBeNull();
    await expect(screen.getByRole('button', { name: text.close })).toBeVisible();
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
    await waitFor(() => expect(args.acts?.onReplace).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByText(`${text.replaceFailed} Bu dosya hasarlı.`)).toBeVisible());
  },
};

/** The picture's focal point applies to every frame that has none of its own. */
export const Framed: Story = {
  args: { opened: { ...first, focalPoint: { x: 0.2, y: 0.5 } } },
  play: async () => {
    await press(text.focus.open);
    const dialog = within(await screen.findByRole('dialog', { name: text.focus.title }));
    const list = dialog.getByRole('list', { name: text.focus.previews });
    const pages = () => [...list.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
    const positions = () =>
      pages().map((shown_) => {
        const image = shown_?.querySelector(`main img[src="${first.url}"]`);
        return image ? shown_?.defaultView?.getComputedStyle(image).objectPosition : undefined;
      });
    await waitFor(() => expect(positions()).toEqual(Array.from({ length: 4 }, () => '20% 50%')));
    // Each frame on a page that has it: the banner with its texts, a project's card, a search result.
    const [project] = siteContent.projects;
    const words = pages().map((shown_) => shown_?.querySelector('main')?.textContent);
    await expect(words.map((shown) => shown?.includes(siteContent.home.title))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await expect(words.slice(2).map((shown) => shown?.includes(project?.title ?? '-'))).toEqual([true, true]);
    dialog.getByRole('slider').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', text.focus.at(20, 60));
    await userEvent.click(dialog.getByRole('radio', { name: text.focus.frames.tall }));
    dialog.getByRole('slider').focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(positions()).toEqual(['20% 60%', '50% 50%', '20% 60%', '20% 60%']));
    await userEvent.click(dialog.getByRole('button', { name: text.focus.save }));
    await waitFor(() =>
      expect(acts.onPoints).toHaveBeenLastCalledWith(first.id, {
        focalPoint: { x: 0.2, y: 0.6 },
        crops: { tall: { x: 0.5, y: 0.5 } },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  },
};

/** If saving fails, the choice is kept. */
export const FramingNotSaved: Story = {
  args: { opened: first, acts: { ...acts, onPoints: fn<PictureActs['onPoints']>(async () => false) } },
  play: async () => {
    await press(text.focus.open);
    const dialog = within(await screen.findByRole('dialog', { name: text.focus.title }));
    await userEvent.click(dialog.getByRole('radio', { name: text.focus.frames.square }));
    dialog.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(dialog.getByRole('button', { name: text.focus.save }));
    await waitFor(() => expect(dialog.getByRole('button', { name: text.focus.save })).toBeEnabled());
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', text.focus.at(48, 50));
    await userEvent.click(dialog.getByRole('button', { name: text.focus.follow }));
    await waitFor(() => expect(dialog.getByText(text.focus.followed)).toBeVisible());
  },
};

const keeping = {
  draft: undefined,
  now: new Date('2026-03-02T09:00:00.000Z'),
  leaving: undefined,
  onDirty: fn(),
  onDraft: fn(),
  onAnswer: fn(),
};

/** Points that were moved are unsaved input as well, until they are discarded. */
export const FramedOnly: Story = {
  args: { opened: first, keeping },
  play: async () => {
    await press(text.focus.open);
    const dialog = within(await screen.findByRole('dialog', { name: text.focus.title }));
    await expect(keeping.onDirty).toHaveBeenLastCalledWith(false);
    dialog.getByRole('slider').focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(keeping.onDirty).toHaveBeenLastCalledWith(true));
    await userEvent.click(dialog.getByRole('button', { name: adminText.cancel }));
    await waitFor(() => expect(keeping.onDirty).toHaveBeenLastCalledWith(false));
  },
};

/** Leaves the page of the story below. */
let leave: () => void = () => undefined;
/** Ends the save of the texts. */
let endWords: (stored: boolean) => void = () => undefined;
const heldWords = fn<PictureActs['onWords']>(
  () =>
    new Promise<boolean>((resolve) => {
      endWords = resolve;
    }),
);
const [, second = nothing()] = libraryPictures;

/** A focal point that is being chosen is saved with the texts, and belongs to its picture alone. */
export const FramedAndLeft: Story = {
  args: { acts: { ...acts, onWords: heldWords } },
  render: function Left({ keeping: _none, opened: _opened, onOpen: _onOpen, ...args }) {
    const [id, setId] = useState<string>();
    const [isLeaving, setLeaving] = useState(false);
    useLayoutEffect(() => {
      leave = () => setLeaving(true);
    });
    const stay = () => setLeaving(false);
    const leaving = {
      onLeave: stay,
      onStay: stay,
      onHold: () => {
        stay();
        return () => undefined;
      },
    };
    return (
      <LibraryScreen
        {...args}
        opened={libraryPictures.find((picture) => picture.id === id)}
        onOpen={setId}
        keeping={{ ...keeping, leaving: isLeaving ? leaving : undefined }}
      />
    );
  },
  play: async () => {
    await press(text.open(libraryName(first)));
    await userEvent.type(await screen.findByRole('textbox', { name: text.altField }), '!');
    await press(text.focus.open);
    const ofFirst = within(await screen.findByRole('dialog', { name: text.focus.title }));
    ofFirst.getByRole('slider').focus();
    await userEvent.keyboard('{Home}');
    leave();
    await press(adminFormsText.leave.save);
    // Nothing can be chosen that would be lost with the dialog.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: text.focus.open, hidden: true })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await expect(screen.queryByRole('slider')).toBeNull();
    endWords(false);
    await expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuetext', text.focus.at(50, 50));
    leave();
    await press(adminFormsText.leave.save);
    await waitFor(() =>
      expect(heldWords).toHaveBeenLastCalledWith(first.id, {
        alt: `${first.alt}!`,
        focalPoint: { x: 0.5, y: 0.5 },
        crops: first.crops ?? {},
      }),
    );
    endWords(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(text.open(libraryName(second)));
    await screen.findByRole('dialog', { name: text.editTitle });
    await expect(screen.queryByRole('slider')).toBeNull();
    await press(text.focus.open);
    const { x = 0.5, y = 0.5 } = second.focalPoint ?? {};
    await expect(await screen.findByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      text.focus.at(x * 100, y * 100),
    );
  },
};

/** Escape closes the dialog of the focal point alone, and what is typed below it stays. */
export const FramingEscaped: Story = {
  args: { opened: first, onOpen: fn() },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: text.altField }), '!');
    await press(text.focus.open);
    const slider = await screen.findByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    await expect(await screen.findByRole('textbox', { name: text.altField })).toHaveValue(`${first.alt}!`);
    await expect(screen.getByRole('button', { name: text.focus.open })).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

const altField = () => screen.findByRole('textbox', { name: text.altField });

let listOf: (pictures: LibraryScreenProps['pictures']) => void = () => undefined;

/** What is typed about a picture stays, whatever becomes of the list meanwhile. */
export const ListLost: Story = {
  args: { opened: first },
  render: function Lost(args) {
    const [pictures, setPictures] = useState(args.pictures);
    listOf = setPictures;
    return <LibraryScreen {...args} pictures={pictures} />;
  },
  play: async () => {
    await userEvent.type(await altField(), '!');
    listOf({ status: 'failed', error: text.loadFailed, retry: () => undefined });
    await screen.findByText(text.loadFailed);
    await expect(await altField()).toHaveValue(`${first.alt}!`);
    listOf({ status: 'loading' });
    await screen.findByText(text.loading);
    await expect(await altField()).toHaveValue(`${first.alt}!`);
  },
};

const [pdf = nothing()] = libraryPdfs;

export const Pdfs: Story = {
  args: { pictures: ready({ ...page, items: [pdf, ...libraryPictures] }) },
  play: async ({ args, canvas }) => {
    await press(text.open(libraryName(pdf)));
    await expect(args.onOpen).toHaveBeenCalledWith(pdf.id);
    await userEvent.click(canvas.getByRole('radio', { name: text.kinds.pdf }));
    await expect(args.onView).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'pdf' }));
    const files = [
      new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
      new File(['a'], 'a.txt', { type: 'text/plain' }),
    ];
    await userEvent.upload(canvas.getByLabelText(text.choose), files, { applyAccept: false });
    await expect(args.onUpload).toHaveBeenCalledWith(files.slice(0, 1));
    await expect(await canvas.findByText(text.someLeftOut)).toBeVisible();
  },
};

export const OnePdf: Story = {
  args: { opened: pdf },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: text.editPdfTitle });
    const inside = within(dialog);
    await expect(inside.queryByRole('textbox', { name: text.altField })).toBeNull();
    const title = inside.getByRole('textbox', { name: text.titleField });
    await userEvent.clear(title);
    await userEvent.type(title, 'Belge');
    await userEvent.click(inside.getByRole('button', { name: text.save }));
    await waitFor(() => expect(args.acts?.onWords).toHaveBeenCalledWith(pdf.id, { title: 'Belge' }));
  },
};

const sharedPicture = () => new File(['x'], 'IMG_2041.jpg', { type: 'image/jpeg' });

/** Pictures shared by a phone are only uploaded after confirmation. */
export const Shared: Story = {
  args: {
    shared: {
      files: [sharedPicture(), new File(['x'], 'plan.pdf', { type: 'application/pdf' })],
      left: 0,
      onDone: fn(),
    },
  },
  play: async ({ args }) => {
    await expect(args.onUpload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: text.takeShared }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    await expect(args.shared?.onDone).toHaveBeenCalledOnce();
  },
};

/** What a phone shared is forgotten once it has been prepared. */
export const SharedHeavy: Story = {
  args: {
    shared: {
      files: [new File([new Uint8Array(7_000_000)], 'IMG_2042.png', { type: 'image/png' })],
      left: 0,
      onDone: fn(),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: text.takeShared }));
    await expect(args.shared?.onDone).toHaveBeenLastCalledWith(expect.any(Promise));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
  },
};

export const SharedNotWanted: Story = {
  args: { shared: { files: [sharedPicture()], left: 0, onDone: fn() } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: text.dropShared }));
    await expect(args.shared?.onDone).toHaveBeenCalledOnce();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const SharedLost: Story = {
  args: { shared: { files: [], left: 0, onDone: fn() } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: text.closeShared }));
    await expect(args.shared?.onDone).toHaveBeenCalledOnce();
  },
};

export const SharedNarrow: Story = {
  args: { shared: { files: Array.from({ length: 12 }, sharedPicture), left: 3, onDone: fn() } },
  globals: { viewport: { value: 'narrow' } },
};
