import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import type { Post, PostValues } from '@vitrin/contract/kinds/post';
import { longPost, posts } from '@vitrin/mocks/fixtures/posts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { adminFormsText, adminUsersText, itemFormsText } from '../../text/panelText.ts';
import {
  choosePicture,
  field,
  formArgs,
  press,
  site,
  taking,
  type,
} from '../parts/ItemForm/testing/formStory.ts';
import { drawnFile } from '../../elements/PictureField/testing/drawnFile.ts';
import { findFixtures, takeFromLibrary } from '../parts/PictureChooser/testing/takeFromLibrary.ts';
import type { PictureChange } from '../parts/ItemForm/saving.ts';
import { formStates } from '../parts/ItemForm/testing/formStates.ts';
import { PostFormScreen } from './PostFormScreen.tsx';
import { valuesOf } from '../parts/ItemForm/formKind.ts';
import { postForm } from './postFormKind.ts';

const text = itemFormsText.post;
const [first] = posts;
if (!first) throw new Error('The fixtures have no post');
const stored: Post = first;

const meta = {
  title: 'Admin/PostFormScreen',
  component: PostFormScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...formArgs,
    load: ready({ item: stored, site }),
    author: 'Deniz Kaya',
    onSave: taking(stored),
  },
} satisfies Meta<typeof PostFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async () => {
    await expect(await field(text.title)).toHaveValue(stored.title);
    await expect(screen.getByLabelText(text.date)).toHaveValue(stored.date);
  },
};

export const New: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await type(text.title, 'Işık ve Gölge');
    await expect(screen.getByLabelText(text.date)).toHaveValue('2026-11-21');
    await expect(screen.getByRole('textbox', { name: /Author/ })).toHaveValue('Deniz Kaya');
    await type(text.excerpt, 'Kısa bir özet.');
    await userEvent.click(await field(text.details));
    await userEvent.paste('Metin');
    await type(text.tags, 'ışık{Enter}gölge{Enter}ışık{Enter}');
    await choosePicture(text.picture);
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        fields: expect.objectContaining({
          title: 'Işık ve Gölge',
          date: '2026-11-21',
          author: 'Deniz Kaya',
          details: '<p>Metin</p>',
          tags: ['ışık', 'gölge'],
          publishDate: null,
          active: true,
        }),
      }),
    );
  },
};

export const TagRemoved: Story = {
  args: { load: ready({ item: { ...stored, tags: ['ışık', 'gölge'] }, site }) },
  play: async ({ args }) => {
    await field(text.title);
    await press('Remove tag ışık');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ fields: expect.objectContaining({ tags: ['gölge'] }) }),
    );
  },
};

export const RequiredMissing: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await field(text.details);
    await press(text.save);
    const [summary] = await screen.findAllByRole('alert');
    await expect(summary).toHaveTextContent('Please fill in all required fields');
    await expect(summary).toHaveTextContent('Excerpt is empty');
    await expect(summary).toHaveTextContent('Please upload a featured image for the blog post');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load blog post data. Please try again.',
    );
  },
};

/** The browser shows what is there of a picture that was cut off, and would send it. */
export const PictureCutOff: Story = {
  args: { load: ready({ item: null, site }) },
  play: async () => {
    await field(text.title);
    const whole = await drawnFile('kapı.png', 1600, 1200);
    const half = new File([whole.slice(0, whole.size / 2)], 'yarım.png', { type: whole.type });
    const input = screen.getByLabelText<HTMLInputElement>(text.picture, { selector: 'input' });
    await userEvent.upload(input, half);
    await expect(await screen.findByText(adminFormsText.picture.cutOff)).toBeVisible();
    await expect(screen.queryByText(half.name)).toBeNull();
  },
};

/** An author's post stays hidden, and the form says who publishes it. */
export const ByAuthor: Story = {
  args: { load: ready({ item: null, site }), publishes: false },
  play: async ({ args }) => {
    await expect(await screen.findByText(adminUsersText.author.draftNote)).toBeVisible();
    await expect(
      screen.queryByRole('switch', { name: new RegExp(`^${adminFormsText.status.active}`) }),
    ).toBeNull();
    await type(text.title, 'Işık ve Gölge');
    await type(text.excerpt, 'Kısa bir özet.');
    await userEvent.click(await field(text.details));
    await userEvent.paste('Metin');
    await choosePicture(text.picture);
    await press(text.save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ fields: expect.objectContaining({ active: false }) }),
      ),
    );
  },
};

/** Descriptions of the library's pictures are shared, so authors only read them. */
export const LibraryPictureByAuthor: Story = {
  args: {
    load: ready({ item: { ...stored, active: false }, site }),
    publishes: false,
    findPictures: findFixtures,
  },
  play: async ({ args }) => {
    await field(text.title);
    const taken = await takeFromLibrary('picture');
    const described = await screen.findByRole('textbox', { name: new RegExp(itemFormsText.alt.field) });
    await expect(described).toHaveValue(taken.alt);
    await expect(described).toHaveAccessibleDescription(adminUsersText.author.libraryAlt);
    await userEvent.type(described, 'Başka');
    await press(text.save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ picture: { kind: 'take', picture: taken, alt: taken.alt } }),
      ),
    );
  },
};

export const PublishedForAuthor: Story = {
  args: { publishes: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: adminUsersText.author.publishedTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: adminUsersText.author.back })).toBeVisible();
  },
};

export const LongText: Story = { args: { load: ready({ item: longPost, site }) } };

const states = formStates<Post, PostValues, PictureChange>({
  stored,
  fields: valuesOf(postForm({ date: stored.date, author: stored.author, active: true }), stored),
  key: 'excerpt',
  name: text.excerpt,
  texts: text,
});

export const Saving: Story = states.saving;
export const SaveFailed: Story = states.saveFailed;
export const Conflict: Story = states.conflict;
export const DraftOffered: Story = states.draftOffered;
