import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sharing } from '@vitrin/contract/kinds/sharing';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { useForm, useWatch } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import type { FindPictures } from '../PictureChooser/PictureChooser.tsx';
import { findFixtures, takeFromLibrary } from '../PictureChooser/testing/takeFromLibrary.ts';
import { adminFormsText, adminSettingsText } from '../../../text/panelText.ts';
import { heavyFile, holdDrawing } from '../../../elements/PictureField/testing/heldDrawing.ts';
import type { OnUnfinishedField } from '../Editing/useUnfinishedFields.ts';
import { choosePicture, field, press, site, type } from '../ItemForm/testing/formStory.ts';
import { sharingControls } from './sharingControls.tsx';
import { SharingFields } from './SharingFields.tsx';

const blank: Sharing = { metaTitle: '', metaDescription: '', shareImage: '', noindex: false };

const labelOf = (texts: object, key: string): string => {
  const label: unknown = Reflect.get(texts, key);
  return typeof label === 'string' ? label : key;
};

/** The fields in a form that keeps the input. */
function Form(props: {
  stored: Sharing;
  error?: string | undefined;
  onUpload: UploadPicture;
  findPictures?: FindPictures;
  onUnfinished: OnUnfinishedField;
}) {
  const text = adminFormsText.service;
  const form = useForm<Sharing>({ values: props.stored });
  const values = useWatch({ control: form.control, compute: (all: Sharing) => all });
  const about = (key: string) => ({
    id: `sharing-${key}`,
    label: labelOf(text, key),
    error: key === 'metaTitle' ? props.error : undefined,
  });
  const state = {
    form,
    values,
    about,
    field: (key: keyof Sharing) => ({ ...form.register(key), ...about(key) }),
    uploadPicture: props.onUpload,
    findPictures: props.findPictures,
    onUnfinished: props.onUnfinished,
  };
  return (
    <SharingFields
      number={4}
      state={state}
      controls={sharingControls(state)}
      site={site}
      path="/insaat-hizmeti"
      page={{ page: 'İnşaat Hizmeti', description: 'Kaba yapıdan ince işe, anahtar teslim.' }}
    />
  );
}

const meta = {
  title: 'Admin/Parts/SharingFields',
  component: Form,
  args: {
    stored: blank,
    onUpload: fn<UploadPicture>(async () => ({ url: picture(3, '').url })),
    onUnfinished: fn<OnUnfinishedField>(),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const unfold = async () =>
  userEvent.click(await screen.findByRole('heading', { name: adminFormsText.sharing.group }));
const named = (name: string) => `${name} ${adminFormsText.optional}`;

export const Derived: Story = {
  play: async () => {
    const text = adminFormsText.service;
    await unfold();
    await expect(screen.getByText(`İnşaat Hizmeti | ${site.siteInfo.companyName}`)).toBeVisible();
    await type(named(text.metaTitle), 'Urla’da inşaat');
    await type(named(text.metaDescription), 'Temelden çatıya.');
    await expect(screen.getByText('Urla’da inşaat', { selector: 'p' })).toBeVisible();
    await expect(screen.getByText('Temelden çatıya.', { selector: 'p' })).toBeVisible();
  },
};

export const Hidden: Story = {
  play: async () => {
    const text = adminFormsText.service;
    await unfold();
    await userEvent.click(screen.getByRole('switch', { name: new RegExp(`^${text.noindex}`) }));
    await expect(screen.getByText(adminFormsText.sharing.previewHidden)).toBeVisible();
  },
};

export const PictureUploaded: Story = {
  play: async ({ args }) => {
    const text = adminFormsText.service;
    await unfold();
    await choosePicture(text.shareImage);
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
    await press(adminFormsText.picture.remove);
    await expect(screen.queryByRole('button', { name: adminFormsText.picture.remove })).toBeNull();
  },
};

const chooseHeavy = async () =>
  userEvent.upload(
    screen.getByLabelText<HTMLInputElement>(adminFormsText.service.shareImage, { selector: 'input' }),
    await heavyFile('avlu.png', 40, 30),
  );

/** A chosen picture is unfinished until it is in the form: a save waits for its conversion and its upload. */
export const PictureConverted: Story = {
  args: {
    onUnfinished: fn<OnUnfinishedField>(),
    onUpload: fn<UploadPicture>(async () => ({ url: '/a.webp' })),
  },
  play: async ({ args }) => {
    const release = holdDrawing();
    await unfold();
    await chooseHeavy();
    await waitFor(() =>
      expect(args.onUnfinished).toHaveBeenLastCalledWith('shareImage', {
        finish: expect.any(Function),
        drop: expect.any(Function),
      }),
    );
    const finished = args.onUnfinished.mock.lastCall?.[1]?.finish();
    await expect(args.onUpload).not.toHaveBeenCalled();
    release();
    await expect(await finished).toBe(true);
    await expect(args.onUpload).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(args.onUnfinished).toHaveBeenLastCalledWith('shareImage', undefined));
    await expect(await screen.findByRole('button', { name: adminFormsText.picture.remove })).toBeVisible();
  },
};

/** A save stops at a picture that is refused; one that is discarded does not come back. */
export const PictureNotConverted: Story = {
  tags: ['long'],
  args: {
    onUnfinished: fn<OnUnfinishedField>(),
    onUpload: fn<UploadPicture>(async () => ({ refused: 'Too dark.' })),
  },
  play: async ({ args }) => {
    const reported = () => args.onUnfinished.mock.lastCall?.[1];
    await unfold();
    const discarded = holdDrawing();
    await chooseHeavy();
    await waitFor(() => expect(reported()).toBeDefined());
    reported()?.drop();
    await waitFor(() => expect(reported()).toBeUndefined());
    discarded();
    const release = holdDrawing();
    await chooseHeavy();
    await waitFor(() => expect(reported()).toBeDefined());
    const finished = reported()?.finish();
    release();
    await expect(await finished).toBe(false);
    await expect(await screen.findByText(/Too dark\.$/)).toBeVisible();
    await expect(args.onUpload).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(reported()).toBeUndefined());
  },
};

export const PictureTaken: Story = {
  args: { findPictures: findFixtures },
  play: async ({ args }) => {
    await unfold();
    const { id } = await takeFromLibrary();
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith({ libraryId: id }, expect.anything()));
    await expect(await screen.findByRole('button', { name: adminFormsText.picture.remove })).toBeVisible();
  },
};

export const PictureRefused: Story = {
  args: { onUpload: fn<UploadPicture>(async () => Promise.reject(new Error('no'))) },
  play: async () => {
    const text = adminFormsText.service;
    await unfold();
    await choosePicture(text.shareImage);
    await expect(await screen.findByText(adminSettingsText.picture.uploadFailed)).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { error: 'At most 120 characters', stored: { ...blank, metaTitle: 'a'.repeat(121) } },
  play: async () => {
    await expect(await field(named(adminFormsText.service.metaTitle))).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    stored: {
      ...blank,
      metaTitle: 'Afyonkarahisarlılaştıramadıklarımızdanmışsınızcasına '.repeat(2).trim(),
      metaDescription: 'Uzun açıklama '.repeat(20).trim(),
    },
  },
  play: unfold,
  globals: { viewport: { value: 'narrow' } },
};
