import { limits } from '@vitrin/contract/limits';
import { gallery, longGalleryItem, manyGalleryItems } from '@vitrin/mocks/fixtures/gallery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import { adminFormsText, adminGalleryText, adminText } from '../../text/panelText.ts';
import { heavyFile, holdDrawing } from '../../elements/PictureField/testing/heldDrawing.ts';
import { drawnFile } from '../../elements/PictureField/testing/drawnFile.ts';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { findFixtures, takeFromLibrary } from '../parts/PictureChooser/testing/takeFromLibrary.ts';
import { type ImageSaving, GalleryListScreen, type GalleryListScreenProps } from './GalleryListScreen.tsx';

const text = adminText.gallery;
const hidden = gallery.map((item, index) => (index === 1 ? { ...item, active: false } : item));
const fileOf = (name: string, type: string) => new File(['x'], name, { type });
const jpeg = fileOf('sabah.jpg', 'image/jpeg');

const meta = {
  title: 'Admin/GalleryListScreen',
  component: GalleryListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs,
    items: listed(hidden),
    uploads: [],
    onUpload: fn(),
    onRetryUpload: fn(),
    onCancelUpload: fn(),
    onEdit: fn(async (): Promise<ImageSaving> => ({ status: 'saved' })),
  },
  render: viewed(GalleryListScreen, limits.panelTiles),
} satisfies Meta<typeof GalleryListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // The filter and the column use the same label.
    await expect(canvas.getAllByText('Hidden', { ignore: 'label, label *' })).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('switch', { name: new RegExp(`^${adminText.list.visible('Güneş kırıcılar')}`) }),
    );
    await expect(args.onToggle).toHaveBeenCalledWith('gallery-2');
    await expect(canvas.getByText('12 images, in the order visitors see.')).toBeVisible();
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load gallery images. Please try again.',
    );
  },
};

export const Empty: Story = {
  args: { items: listed([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No images found.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: adminGalleryText.upload })).toBeEnabled();
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(adminGalleryText.choose);
    await userEvent.upload(input, [jpeg, fileOf('aksam.png', 'image/png')]);
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith([jpeg, expect.any(File)]));
  },
};

/** Asks for a confirmation before they are used; the other files continue regardless of the answer. */
export const TooSmall: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(adminGalleryText.choose);
    const [small, large] = [await drawnFile('kapı.png', 800, 600), await drawnFile('dikey.png', 1200, 1600)];
    await userEvent.upload(input, [small, large]);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/kapı\.png \(800 × 600\)/)).toBeInTheDocument();
    await expect(question.queryByText(/dikey/)).toBeNull();
    await expect(args.onUpload).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Leave out' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith([large]));
    await userEvent.upload(input, small);
    await userEvent.click(await screen.findByRole('button', { name: 'Use anyway' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenLastCalledWith([small]));
  },
};

/** Nobody can be asked about small pictures any more once the screen was left: they are used. */
export const LeftWhilePreparing: Story = {
  render: (args) => <Leavable>{() => <GalleryListScreen {...args} />}</Leavable>,
  play: async ({ args, canvas, userEvent }) => {
    const release = holdDrawing();
    const small = await heavyFile('kapı.png', 800, 600);
    await userEvent.upload(canvas.getByLabelText(adminGalleryText.choose), small);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    release();
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith([small]));
  },
};

/** Uses the small picture that is asked about. */
const accept = async (name: RegExp) => {
  await expect(await screen.findByText(name)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use anyway' }));
};

/** The second question comes after the answer to the first. */
export const TooSmallTwice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(adminGalleryText.choose);
    const release = holdDrawing();
    const [first, second] = [await drawnFile('kapı.png', 800, 600), await heavyFile('avlu.png', 800, 600)];
    await userEvent.upload(input, second);
    await userEvent.upload(input, first);
    await screen.findByText(/kapı/);
    const measured = spyOn(URL, 'revokeObjectURL');
    release();
    await waitFor(() => expect(measured).toHaveBeenCalled());
    await accept(/kapı\.png/);
    await waitFor(() => expect(args.onUpload).toHaveBeenLastCalledWith([first]));
    await accept(/avlu\.png/);
    await waitFor(() => expect(args.onUpload).toHaveBeenLastCalledWith([second]));
  },
};

function Leavable({ children }: { children: () => ReactNode }) {
  const [left, setLeft] = useState(false);
  return left ? null : (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
      {children()}
    </>
  );
}

/** The drop event that a page receives when files are dropped on it. */
function dropOn(target: Element, files: readonly File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
}

export const NoPictures: Story = {
  play: async ({ args, canvas }) => {
    dropOn(canvas.getByText(adminGalleryText.dropMore), [fileOf('notlar.txt', 'text/plain')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please select files to upload');
    await expect(args.onUpload).not.toHaveBeenCalled();
    dropOn(canvas.getByText(adminGalleryText.dropMore), [jpeg]);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith([jpeg]));
  },
};

export const Uploading: Story = {
  args: {
    uploads: [
      { id: 'upload-1', file: jpeg, share: 1, failed: false },
      { id: 'upload-2', file: fileOf('avlu.jpg', 'image/jpeg'), share: 0.4, failed: false },
      { id: 'upload-3', file: fileOf('kirik.jpg', 'image/jpeg'), share: 0.1, failed: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Uploading 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading avlu.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of avlu.jpg' }));
    await expect(args.onCancelUpload).toHaveBeenCalledWith('upload-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload kirik.jpg again' }));
    await expect(args.onRetryUpload).toHaveBeenCalledWith('upload-3');
  },
};

const choose = async (title: string, entry: string) => {
  await user.click(screen.getByRole('button', { name: adminText.list.actionsFor(title) }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

export const Edited: Story = {
  play: async ({ args, userEvent }) => {
    await choose('Sabah sisi', adminGalleryText.edit);
    const dialog = within(await screen.findByRole('dialog', { name: adminGalleryText.editTitle }));
    const title = dialog.getByRole('textbox', { name: adminGalleryText.titleField });
    await expect(title).toHaveValue('Sabah sisi');
    await userEvent.clear(title);
    await userEvent.type(title, 'Sis');
    await userEvent.click(dialog.getByRole('button', { name: adminGalleryText.save }));
    await expect(args.onEdit).toHaveBeenCalledWith(
      'gallery-8',
      { title: 'Sis', alt: 'Sabah sisi: çizilmiş bir manzara' },
      gallery[7]?.updatedAt,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

const keeping = {
  now: new Date('2026-11-21T12:00:00.000Z'),
  onDirty: fn(),
  onDraft: fn(),
  onAnswer: fn(),
};

/**
 * A file name made by a camera is no title: the picture gets a placeholder name in the list, but an empty title in its
 * form.
 */
export const Untitled: Story = {
  args: { items: listed(gallery.map((item, index) => (index === 0 ? { ...item, title: '' } : item))) },
  play: async ({ canvas, userEvent }) => {
    const { list } = adminText;
    const { untitled } = adminGalleryText;
    await expect(
      canvas.getByRole('switch', { name: new RegExp(`^${list.visible(untitled)}`) }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: list.actionsFor(untitled) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: adminGalleryText.edit }));
    const dialog = within(await screen.findByRole('dialog', { name: adminGalleryText.editTitle }));
    await expect(dialog.getByRole('textbox', { name: adminGalleryText.titleField })).toHaveValue('');
  },
};

/** Unsaved input is kept, and a confirmation is required before the dialog or the page is left. */
export const LeftUnsaved: Story = {
  args: { keeping },
  play: async ({ args, userEvent }) => {
    await choose('Sabah sisi', adminGalleryText.edit);
    const title = await screen.findByRole('textbox', { name: adminGalleryText.titleField });
    await userEvent.type(title, ' 2');
    await expect(keeping.onDirty).toHaveBeenLastCalledWith(true);
    await expect(keeping.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ fields: expect.objectContaining({ title: 'Sabah sisi 2' }) }),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.stay }));
    await expect(title).toHaveValue('Sabah sisi 2');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.save }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(keeping.onDraft).toHaveBeenLastCalledWith(null);
    await expect(keeping.onDirty).toHaveBeenLastCalledWith(false);
  },
};

/** Input from before the page was killed is offered again. */
export const DraftOffered: Story = {
  args: {
    keeping: {
      ...keeping,
      draft: { fields: { title: 'Yarım kaldı', alt: '' }, at: '2026-11-21T11:00:00.000Z' },
    },
  },
  play: async ({ userEvent }) => {
    await choose('Sabah sisi', adminGalleryText.edit);
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.draft.restore }));
    await expect(screen.getByRole('textbox', { name: adminGalleryText.titleField })).toHaveValue(
      'Yarım kaldı',
    );
  },
};

export const NotSaved: Story = {
  args: { onEdit: fn(async (): Promise<ImageSaving> => ({ status: 'failed' })) },
  play: async ({ userEvent }) => {
    await choose('Sabah sisi', adminGalleryText.edit);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: adminGalleryText.titleField }), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: adminGalleryText.save }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(adminGalleryText.saveFailed);
    // After closing, the tile shows the error and keeps the input.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByText('Sabah sisi 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: adminGalleryText.editAgain('Sabah sisi') }));
    const again = within(await screen.findByRole('dialog'));
    await expect(again.getByRole('textbox', { name: adminGalleryText.titleField })).toHaveValue(
      'Sabah sisi 2',
    );
    await userEvent.click(again.getByRole('button', { name: adminText.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByText('Sabah sisi')).toBeVisible();
  },
};

/** The tile shows the pending save while its dialog is closed. */
export const Saving: Story = {
  args: { onEdit: fn(() => new Promise<ImageSaving>(() => undefined)) },
  play: async ({ userEvent }) => {
    await choose('Sabah sisi', adminGalleryText.edit);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: adminGalleryText.titleField }), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: adminGalleryText.save }));
    await userEvent.click(await dialog.findByRole('button', { name: adminGalleryText.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const tile = screen.getByText('Sabah sisi 2').closest('li');
    await expect(tile).toHaveAttribute('aria-busy', 'true');
    await expect(tile).toHaveTextContent(adminGalleryText.saving);
  },
};

const theirs = { title: 'Sabah', alt: 'Sisli bir sabah', updatedAt: '2026-01-16T10:00:00.000Z' };

/** Somebody else saved the picture first; the second attempt is based on the newer version. */
export const ChangedMeanwhile: Story = {
  args: {
    onEdit: fn(
      async (_id: string, _words: object, updatedAt: string): Promise<ImageSaving> =>
        updatedAt === theirs.updatedAt ? { status: 'saved' } : { status: 'conflict', current: theirs },
    ),
  },
  play: async ({ args, userEvent }) => {
    await choose('Sabah sisi', adminGalleryText.edit);
    const dialog = within(await screen.findByRole('dialog', { name: adminGalleryText.editTitle }));
    await userEvent.type(dialog.getByRole('textbox', { name: adminGalleryText.titleField }), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: adminGalleryText.save }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Title: Sabah');
    await userEvent.click(dialog.getByRole('button', { name: adminGalleryText.keepMine }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(
      'gallery-8',
      expect.objectContaining({ title: 'Sabah sisi 2' }),
      theirs.updatedAt,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Deleted: Story = {
  play: async ({ args, userEvent }) => {
    await choose('Sabah sisi', adminText.list.delete);
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this image?' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete image' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['gallery-8']);
  },
};

export const Moved: Story = {
  play: async ({ args }) => {
    await choose('Yamaçta sabah', adminGalleryText.later);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move Yamaçta sabah' }).focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Yamaçta sabah lifted, place 1 of 12.');
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('Yamaçta sabah is now at place 2 of 12.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
  },
};

export const Selected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sabah sisi' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Kat dizilimi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await expect(args.onActivate).toHaveBeenCalledWith(['gallery-7', 'gallery-8'], false);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sabah sisi' }));
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = { args: { items: listed([longGalleryItem, ...gallery]) } };

export const Many: Story = { args: { items: listed(manyGalleryItems(200)) } };

export const One: Story = { args: { items: listed(gallery.slice(0, 1)) } };

export const TakenFromLibrary: Story = {
  args: { findPictures: findFixtures, onTake: fn() },
  play: async ({ args }) => {
    const taken = await takeFromLibrary();
    await expect(args.onTake).toHaveBeenCalledWith(taken);
  },
};

const titleField = () => screen.findByRole('textbox', { name: adminGalleryText.titleField });

let itemsAre: (items: GalleryListScreenProps['items']) => void = () => undefined;

/** What is typed about a picture stays, whatever becomes of the list meanwhile. */
export const ListLost: Story = {
  render: function Lost(args) {
    const [items, setItems] = useState(args.items);
    itemsAre = setItems;
    return <GalleryListScreen {...args} items={items} />;
  },
  play: async () => {
    const [image] = gallery;
    await choose(image?.title ?? '', adminGalleryText.edit);
    await user.type(await titleField(), '!');
    itemsAre({ status: 'failed', error: text.loadFailed, retry: () => undefined });
    await screen.findByText(text.loadFailed);
    await expect(await titleField()).toHaveValue(`${image?.title}!`);
    itemsAre(listed(hidden));
    await waitFor(() => expect(screen.queryByText(text.loadFailed)).toBeNull());
    await expect(await titleField()).toHaveValue(`${image?.title}!`);
  },
};
