import type { Meta, StoryObj } from '@storybook/react-vite';
import { limits } from '@vitrin/contract/limits';
import type { Service } from '@vitrin/contract/kinds/service';
import { ready } from '@vitrin/contract/load';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawnFile } from '../../elements/PictureField/testing/drawnFile.ts';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import { ServiceFormScreen } from './ServiceFormScreen.tsx';
import {
  formArgs,
  field,
  retype,
  save,
  type Save,
  site,
  stored,
  taken,
  text,
} from './testing/serviceFormStory.ts';

const meta = {
  title: 'Admin/ServiceFormScreen/Picture',
  component: ServiceFormScreen,
  parameters: { layout: 'fullscreen' },
  args: formArgs,
} satisfies Meta<typeof ServiceFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dot = Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='), (letter) =>
  letter.charCodeAt(0),
);
const pictureFile = (type = 'image/gif', size = dot.length) => {
  const file = new File([dot], 'tepe.gif', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
/** The expected change if only the main picture changes. */
const mainAlone = (main: unknown) => ({ kind: 'mainAndFurther', main, further: { kind: 'keep' } });

const choose = async (file: File) => {
  const input = screen.getByLabelText<HTMLInputElement>(text.picture, { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
};

export const PictureRefused: Story = {
  play: async () => {
    await field(text.title);
    await choose(pictureFile('application/pdf'));
    await expect(await screen.findByText('Choose a JPEG, PNG, WebP, AVIF or GIF picture.')).toBeVisible();
    await choose(pictureFile('image/gif', limits.uploadBytes + 1));
    await expect(await screen.findByText('This file is too large. The most is 15 MB.')).toBeVisible();
    await choose(new File(['no picture'], 'IMG_1.HEIC', { type: 'image/heic' }));
    // The decoder is 1.5 MB, and takes a while to start on a busy machine.
    const refusal = await screen.findByText(adminFormsText.picture.heic);
    await expect(refusal).toBeVisible();
    await expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible();
  },
};

/** A file above the server's size limit is scaled down when it is chosen, instead of being rejected. */
export const PictureMadeSmaller: Story = {
  play: async ({ args }) => {
    await field(text.title);
    const large = await drawnFile('tepe.png', 400, 300);
    Object.defineProperty(large, 'size', { value: limits.uploadBytes + 1 });
    await choose(large);
    await expect(await screen.findByText('tepe.webp')).toBeVisible();
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const { picture } = mocked(args.onSave).mock.calls[0]?.[0] ?? {};
    if (picture?.kind !== 'mainAndFurther' || picture.main.kind !== 'replace')
      throw new Error('The picture is not sent');
    const { file } = picture.main;
    await expect(file.size).toBeLessThan(limits.uploadBytes);
    const { width, height } = await createImageBitmap(file);
    await expect([file.type, width, height]).toEqual(['image/webp', 400, 300]);
  },
};

/** Taking what was saved elsewhere gives up a chosen picture if the question is about nothing else. */
export const ConflictOfPictures: Story = {
  args: {
    onSave: fn<Save>(async () => ({
      status: 'conflict',
      current: { ...stored, title: 'Onunki', updatedAt: '2026-11-21T11:00:00.000Z' },
    })),
  },
  play: async () => {
    await field(text.title);
    await choose(pictureFile());
    await expect(await screen.findByText('tepe.gif')).toBeVisible();
    await save();
    await screen.findByText(adminFormsText.conflict.onlyPictures);
    await userEvent.click(screen.getByRole('button', { name: adminFormsText.conflict.takeTheirs }));
    await waitFor(async () => expect(await field(text.title)).toHaveValue('Onunki'));
    await expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible();
    await expect(screen.queryByText('tepe.gif')).toBeNull();
  },
};

const laterOn = '2026-11-21T11:00:00.000Z';

/** A server that stores the fields, and whose response is lost the first time. */
function unheard() {
  let kept: Service | undefined;
  return fn<Save>(async (request) => {
    const { fields, updatedAt } = request;
    if (updatedAt === laterOn) return taken(request);
    if (kept !== undefined) return { status: 'conflict', current: kept };
    kept = { ...stored, ...fields, updatedAt: laterOn };
    return { status: 'failed', lost: true };
  });
}

/** A chosen picture goes with an own save whose response was lost: nobody else has changed anything. */
export const SavedUnheard: Story = {
  args: { onSave: unheard() },
  play: async ({ args }) => {
    await retype(text.title, 'Keşif');
    await choose(pictureFile());
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await screen.findByRole('alert');
    await save();
    await waitFor(() => expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible());
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        stored: expect.objectContaining({ title: 'Keşif' }),
        fields: null,
        picture: mainAlone(expect.objectContaining({ kind: 'replace' })),
      }),
    );
  },
};

/** The names of chosen files are kept without any field, and are offered to be chosen again. */
export const ChosenAlone: Story = {
  play: async ({ args }) => {
    await field(text.title);
    await choose(pictureFile());
    await waitFor(() =>
      expect(args.onDraft).toHaveBeenLastCalledWith(
        expect.objectContaining({ fields: {}, files: ['tepe.gif'] }),
      ),
    );
  },
};

export const DraftOfFiles: Story = {
  args: { draft: { fields: {}, files: ['tepe.gif'], at: '2026-11-21T11:55:00.000Z' } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/tepe\.gif/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: adminFormsText.draft.restore })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: adminFormsText.draft.seen }));
    await expect(args.onAnswer).toHaveBeenCalledWith(args.draft, 'deleted');
    await waitFor(() => expect(screen.queryByText(/tepe\.gif/)).toBeNull());
  },
};

/** What is being saved cannot be changed meanwhile: it would not be part of the save, and come back. */
export const FixedWhileSaving: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async () => {
    await field(text.title);
    await choose(pictureFile());
    await expect(await screen.findByText('tepe.gif')).toBeVisible();
    await save();
    await screen.findByRole('button', { name: adminFormsText.saveBar.saving });
    const group = within(screen.getByRole('group', { name: text.picture }));
    await userEvent.click(group.getByRole('button', { name: adminFormsText.picture.remove }));
    await expect(group.getByText('tepe.gif')).toBeVisible();
    const further = within(screen.getByRole('group', { name: itemFormsText.gallery.further }));
    for (const button of further.getAllByRole('button'))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

const failingOnce = () => {
  let tries = 0;
  return fn<Save>(async (request) => {
    tries += 1;
    return tries > 1 ? taken(request) : { status: 'saved', item: stored, picture: 'failed' };
  });
};

export const PictureFailed: Story = {
  args: { load: ready({ item: null, site }), onSave: failingOnce() },
  play: async ({ args }) => {
    await userEvent.type(await field(text.title), stored.title);
    await userEvent.click(await field(text.description));
    await userEvent.paste('Metin');
    await choose(pictureFile());
    await save();
    await expect(await screen.findByText('Service was saved but image upload failed.')).toBeVisible();
    await expect(screen.getByText('tepe.gif')).toBeVisible();
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        stored: stored,
        fields: null,
        picture: mainAlone(expect.objectContaining({ kind: 'replace' })),
      }),
    );
    await waitFor(() => expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible());
  },
};

export const PictureDescribed: Story = {
  play: async ({ args }) => {
    const box = await field(new RegExp(`^${itemFormsText.alt.field}`));
    await userEvent.clear(box);
    await userEvent.type(box, 'Bahçeden bakış');
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        fields: null,
        picture: mainAlone({ kind: 'describe', alt: 'Bahçeden bakış' }),
      }),
    );
  },
};

const [further] = stored.furtherImages;

/** What was typed about stored pictures is kept. */
export const DescriptionDrafted: Story = {
  play: async ({ args }) => {
    const box = await field(new RegExp(`^${itemFormsText.alt.field}`));
    await userEvent.clear(box);
    await userEvent.type(box, 'Bahçeden');
    await waitFor(() =>
      expect(args.onDraft).toHaveBeenLastCalledWith(
        expect.objectContaining({ fields: {}, words: { image: 'Bahçeden' } }),
      ),
    );
    await userEvent.clear(box);
    if (stored.image?.alt) await userEvent.type(box, stored.image.alt);
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(null));
  },
};

/** Both the main picture's description and that of a further one are restored. */
export const DescriptionRestored: Story = {
  args: {
    draft: {
      fields: {},
      words: { image: 'Bahçeden', [further?.id ?? '']: 'Avlu', gone: 'Yok' },
      at: '2026-11-21T11:55:00.000Z',
    },
  },
  play: async ({ args }) => {
    const box = await field(new RegExp(`^${itemFormsText.alt.field}`));
    await userEvent.click(screen.getByRole('button', { name: adminFormsText.draft.restore }));
    await waitFor(() => expect(box).toHaveValue('Bahçeden'));
    await expect(screen.getByRole('img', { name: 'Avlu' })).toBeVisible();
    await expect(args.onAnswer).toHaveBeenCalledWith(args.draft, 'opened');
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        fields: null,
        picture: expect.objectContaining({ main: { kind: 'describe', alt: 'Bahçeden' } }),
      }),
    );
  },
};

export const Uploading: Story = {
  args: {
    onSave: fn<Save>(
      ({ onProgress, signal }) =>
        new Promise((resolve) => {
          onProgress(0.4);
          signal.addEventListener('abort', () =>
            resolve({ status: 'saved', item: stored, picture: 'cancelled' }),
          );
        }),
    ),
  },
  play: async () => {
    await field(text.title);
    await choose(pictureFile());
    await save();
    const bar = await screen.findByRole('progressbar', { name: 'Uploading tepe.gif' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await expect(await screen.findByText('The upload was cancelled.')).toBeVisible();
    await expect(screen.getByText('tepe.gif')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: text.save })).toBeEnabled();
  },
};

export const PictureRemoved: Story = {
  play: async ({ args }) => {
    await field(text.title);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ fields: null, picture: mainAlone({ kind: 'remove' }) }),
    );
  },
};
