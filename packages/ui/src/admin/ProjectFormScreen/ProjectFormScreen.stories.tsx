import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import type { Project, ProjectValues } from '@vitrin/contract/kinds/project';
import { longProject, project as stored } from '@vitrin/mocks/fixtures/projects';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import {
  answering,
  choosePicture,
  field,
  formArgs,
  press,
  site,
  taking,
  type,
} from '../parts/ItemForm/testing/formStory.ts';
import { findFixtures, takeFromLibrary } from '../parts/PictureChooser/testing/takeFromLibrary.ts';
import type { PictureListChange } from '../parts/ItemForm/saving.ts';
import { formStates } from '../parts/ItemForm/testing/formStates.ts';
import { ProjectFormScreen } from './ProjectFormScreen.tsx';
import { heavyFile, holdDrawing } from '../../elements/PictureField/testing/heldDrawing.ts';
import { drawnFile } from '../../elements/PictureField/testing/drawnFile.ts';
import { valuesOf } from '../parts/ItemForm/formKind.ts';
import { projectForm } from './projectFormKind.ts';

const text = itemFormsText.project;
const { pairs, gallery } = itemFormsText;

const meta = {
  title: 'Admin/ProjectFormScreen',
  component: ProjectFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...formArgs, load: ready({ item: stored, site }), onSave: taking(stored) },
} satisfies Meta<typeof ProjectFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async ({ args }) => {
    await expect(await field(text.title)).toHaveValue(stored.title);
    await press(text.save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PlainPictures: Story = {
  args: { plainPictures: true },
  play: async () => {
    const pictures = within(await screen.findByRole('group', { name: text.picture }));
    await expect(pictures.getAllByRole('button', { name: /^Remove / }).length).toBeGreaterThan(1);
    await expect(pictures.getAllByRole('button', { name: /^Make / }).length).toBeGreaterThan(0);
    await expect(pictures.queryByRole('button', { name: /^(?:Describe|Move) / })).toBeNull();
  },
};

/** Types what a project cannot be saved without. */
async function typeRequired(): Promise<void> {
  await type(text.title, 'Avlulu Ev');
  await type(text.shortDescription, 'Kısa bir özet.');
  await userEvent.click(await field(text.description));
  await userEvent.paste('Metin');
}

export const New: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await typeRequired();
    await choosePicture(text.picture, 'ilk.gif');
    await choosePicture(text.picture, 'ikinci.gif');
    await press(gallery.makeMain('ikinci.gif'));
    await type(pairs.key, '  ');
    await type(pairs.value, '2026{Enter}');
    await expect(screen.getByText(pairs.both)).toBeVisible();
    await type(pairs.key, 'Yıl{Enter}');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const [request] = args.onSave.mock.calls[0] ?? [];
    await expect(request?.fields).toMatchObject({
      title: 'Avlulu Ev',
      additionalInfoPairs: [{ key: 'Yıl', value: '2026' }],
      active: true,
    });
    const names =
      request?.picture.kind === 'list' &&
      request.picture.pictures.map((picture) => picture.kind === 'new' && picture.file.name);
    await expect(names).toEqual(['ikinci.gif', 'ilk.gif']);
  },
};

export const PdfOfLibrary: Story = {
  args: { findPictures: findFixtures },
  play: async ({ args }) => {
    await field(text.title);
    const taken = await takeFromLibrary('pdf');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ fields: null, pdf: { kind: 'take', pdf: taken } }),
    );
  },
};

export const ServicesChosen: Story = {
  play: async ({ args }) => {
    await field(text.title);
    const [first, second] = site.services;
    await expect(screen.getByRole('checkbox', { name: first?.title ?? '' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: second?.title ?? '' }));
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const [request] = args.onSave.mock.calls[0] ?? [];
    await expect(request?.fields?.serviceIds).toEqual([first?.id, second?.id]);
  },
};

/** Both sides of a conflict name the services that were chosen. */
export const ServicesConflict: Story = {
  args: {
    onSave: answering<Project, ProjectValues, PictureListChange>({
      status: 'conflict',
      current: { ...stored, serviceIds: [], updatedAt: '2027-01-01T00:00:00.000Z' },
    }),
  },
  play: async () => {
    await field(text.title);
    const [first, second] = site.services;
    await userEvent.click(screen.getByRole('checkbox', { name: second?.title ?? '' }));
    await press(text.save);
    const chosen = within(await screen.findByRole('region', { name: text.serviceIds }));
    await waitFor(() => expect(chosen.getByText(first?.title ?? '')).toBeVisible());
    await expect(chosen.getByText(second?.title ?? '')).toBeVisible();
  },
};

export const PicturesChanged: Story = {
  play: async ({ args }) => {
    await field(text.title);
    const list = screen.getByRole('list', { name: gallery.label });
    const before = within(list).getAllByRole('listitem').length;
    await press(gallery.remove('picture 1'));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(before - 1);
    await expect(screen.getByText('Unsaved changes', { selector: 'output' })).toBeVisible();
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ fields: null, picture: expect.objectContaining({ kind: 'list' }) }),
    );
  },
};

export const PicturesOrdered: Story = {
  play: async ({ args }) => {
    await field(text.title);
    const list = screen.getByRole('list', { name: gallery.label });
    const urls = () =>
      within(list)
        .getAllByRole('img')
        .map((image) => image.getAttribute('src'));
    const [first, second, ...rest] = urls();
    await press(gallery.makeMain('picture 2'));
    await waitFor(() => expect(urls()).toEqual([second, first, ...rest]));
    await expect(screen.getByText(gallery.nowMain('picture 2'))).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: gallery.move('picture 1') })).toHaveFocus();
    await press(gallery.remove('picture 1'));
    await waitFor(() => expect(urls()).toEqual([first, ...rest]));
    await expect(screen.getByRole('button', { name: gallery.move('picture 1') })).toHaveFocus();
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
  },
};

export const PictureDescribed: Story = {
  play: async ({ args }) => {
    await field(text.title);
    await press(gallery.describe('picture 2'));
    const box = await field(gallery.alt.field);
    await userEvent.clear(box);
    await userEvent.type(box, 'Avlunun havuzu{Enter}');
    await expect(await screen.findByRole('img', { name: 'Avlunun havuzu' })).toBeVisible();
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const [request] = args.onSave.mock.calls[0] ?? [];
    await expect(request?.fields).toBeNull();
    await expect(request?.picture).toMatchObject({
      kind: 'list',
      pictures: expect.arrayContaining([expect.objectContaining({ alt: 'Avlunun havuzu' })]),
    });
  },
};

/** Shown next to the picture before the form is saved. */
export const PictureTooSmall: Story = {
  play: async () => {
    await field(text.title);
    const input = screen.getByLabelText<HTMLInputElement>(text.picture, { selector: 'input' });
    await userEvent.upload(input, await drawnFile('kapı.png', 640, 480));
    await expect(await screen.findByText(adminFormsText.picture.tooSmall)).toBeVisible();
  },
};

const listedNames = () =>
  within(screen.getByRole('list', { name: gallery.label }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const choose = async (...files: File[]) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>(text.picture, { selector: 'input' }), files);

/** Files that are no pictures are named at once and not kept; what else was chosen with them is. */
export const PicturesUnreadable: Story = {
  play: async () => {
    await field(text.title);
    const before = listedNames();
    const damaged = ['bozuk.jpg', 'yarım.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
    await choose(...damaged, await drawnFile('kapı.png', 1600, 1200));
    for (const { name } of damaged) {
      await expect(
        await screen.findByText(gallery.refused(name, adminFormsText.picture.unreadable)),
      ).toBeVisible();
    }
    await waitFor(() => expect(listedNames()).toEqual([...before, 'kapı.png']));
  },
};

/** The browser shows what is there of a picture that was cut off, and would send it. */
export const PicturesCutOff: Story = {
  play: async () => {
    await field(text.title);
    const before = listedNames();
    const whole = await drawnFile('kapı.png', 1600, 1200);
    const half = new File([whole.slice(0, whole.size / 2)], 'yarım.png', { type: whole.type });
    await choose(half, whole);
    const { cutOff } = adminFormsText.picture;
    await expect(await screen.findByText(gallery.refused(half.name, cutOff))).toBeVisible();
    await waitFor(() => expect(listedNames()).toEqual([...before, whole.name]));
  },
};

/** Two beside each other below the main one, so that the arrows point to where a picture goes. */
export const PicturesOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await field(text.title);
    const list = screen.getByRole('list', { name: gallery.label });
    const [main, second, third] = within(list)
      .getAllByRole('listitem')
      .map((picture) => picture.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(main?.top ?? 0);
    await expect(third?.top).toBe(second?.top);
  },
};

/** What is changed while a large picture is being converted stays, and a save waits for that picture. */
export const SavedWhilePreparing: Story = {
  play: async ({ args }) => {
    await field(text.title);
    const [, ...others] = listedNames();
    const release = holdDrawing();
    await choose(await heavyFile('büyük.png', 60, 40));
    await expect(screen.getByText('Unsaved changes', { selector: 'output' })).toBeVisible();
    await choose(await drawnFile('küçük.png', 60, 40));
    await press(gallery.remove('picture 1'));
    await press(text.save);
    await screen.findByRole('button', { name: adminFormsText.saveBar.saving });
    await expect(args.onSave).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const [request] = args.onSave.mock.calls[0] ?? [];
    const sent = request?.picture.kind === 'list' ? request.picture.pictures : [];
    await expect(sent).toHaveLength(others.length + 2);
    await expect(sent.flatMap((picture) => (picture.kind === 'new' ? [picture.file.name] : []))).toEqual([
      'küçük.png',
      'büyük.png',
    ]);
  },
};

export const NewWhilePreparing: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await typeRequired();
    const release = holdDrawing();
    await choose(await heavyFile('büyük.png', 60, 40));
    await press(text.save);
    await screen.findByRole('button', { name: adminFormsText.saveBar.saving });
    release();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const [request] = args.onSave.mock.calls[0] ?? [];
    await expect(request?.picture).toMatchObject({ kind: 'list', pictures: [{ kind: 'new' }] });
  },
};

export const DiscardedWhilePreparing: Story = {
  play: async () => {
    await field(text.title);
    const before = listedNames();
    const release = holdDrawing();
    await choose(await heavyFile('büyük.png', 60, 40));
    await press(adminFormsText.saveBar.discard);
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.discard.confirm }));
    release();
    // Converted before this one is chosen.
    await choose(await drawnFile('küçük.png', 60, 40));
    await waitFor(() => expect(listedNames()).toEqual([...before, 'küçük.png']));
  },
};

export const WithoutPictures: Story = {
  args: { load: ready({ item: { ...stored, image: [], images: [] }, site }) },
  play: async () => {
    await field(text.title);
    await expect(screen.queryByRole('list', { name: gallery.label })).toBeNull();
    await expect(screen.getByRole('button', { name: gallery.add })).toBeVisible();
  },
};

export const Inactive: Story = {
  args: { load: ready({ item: { ...stored, active: false, status: 'inactive' }, site }) },
  play: async () => {
    const preview = await screen.findByRole('complementary');
    await expect(within(preview).getByText('Hidden')).toBeVisible();
  },
};

export const RequiredMissing: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await field(text.description);
    await press(text.save);
    const [summary] = await screen.findAllByRole('alert');
    await expect(summary).toHaveTextContent('Please fill in all required fields');
    await expect(summary).toHaveTextContent('Please upload a main image for the project');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PictureFailed: Story = {
  args: {
    onSave: answering({ status: 'saved', item: stored, picture: 'failed' }),
  },
  play: async () => {
    await field(text.title);
    await choosePicture(text.picture);
    await press(text.save);
    await expect(await screen.findByText('Project was saved but main image upload failed.')).toBeVisible();
    await expect(screen.getByRole('img', { name: 'tepe.gif' })).toBeVisible();
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load project data. Please try again.',
    );
  },
};

export const LongText: Story = { args: { load: ready({ item: longProject, site }) } };

const states = formStates<Project, ProjectValues, PictureListChange>({
  stored,
  fields: valuesOf(projectForm, stored),
  key: 'shortDescription',
  name: text.shortDescription,
  texts: text,
});

export const Saving: Story = states.saving;
export const SaveFailed: Story = states.saveFailed;
export const Conflict: Story = states.conflict;
export const DraftOffered: Story = states.draftOffered;

/** A browser cannot keep files, so those that have to be chosen again are named. */
export const DraftWithPictures: Story = {
  args: {
    draft: {
      fields: { title: 'Yarıda kaldı' },
      files: ['cephe.jpg', 'avlu.jpg'],
      at: '2026-11-21T10:00:00.000Z',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/To be chosen again: cephe\.jpg and avlu\.jpg/)).toBeVisible();
  },
};
