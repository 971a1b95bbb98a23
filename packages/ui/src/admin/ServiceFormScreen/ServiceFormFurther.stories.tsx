import type { Meta, StoryObj } from '@storybook/react-vite';
import { limits } from '@vitrin/contract/limits';
import { ready } from '@vitrin/contract/load';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText, adminPlanText, itemFormsText } from '../../text/panelText.ts';
import type { Planning } from '../parts/Editing/editing.ts';
import { choosePicture, press } from '../parts/ItemForm/testing/formStory.ts';
import { findFixtures, takeFromLibrary } from '../parts/PictureChooser/testing/takeFromLibrary.ts';
import { ServiceFormScreen } from './ServiceFormScreen.tsx';
import {
  field,
  formArgs,
  retype,
  save,
  type Save,
  site,
  stored,
  taken,
  text,
} from './testing/serviceFormStory.ts';

const { gallery } = itemFormsText;

const meta = {
  title: 'Admin/ServiceFormScreen/FurtherPictures',
  component: ServiceFormScreen,
  parameters: { layout: 'fullscreen' },
  args: formArgs,
} satisfies Meta<typeof ServiceFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.getByRole('list', { name: gallery.further });
const names = () =>
  within(list())
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const pictures = stored.furtherImages.map(({ alt }) => alt);

export const Shown: Story = {
  play: async () => {
    await field(text.title);
    await expect(names()).toEqual(pictures);
    // None of them is marked as the main one.
    await expect(screen.queryByText(gallery.main)).toBeNull();
    await expect(screen.queryByRole('button', { name: gallery.makeMain('picture 2') })).toBeNull();
  },
};

export const Ordered: Story = {
  play: async ({ args }) => {
    await field(text.title);
    const [first, second, third] = pictures;
    await press(gallery.earlier('picture 2'));
    await waitFor(() => expect(names()).toEqual([second, first, third]));
    await expect(screen.getByText(gallery.nowAt('picture 2', 1, 3))).toBeInTheDocument();
    await press(gallery.remove('picture 3'));
    await waitFor(() => expect(names()).toEqual([second, first]));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        fields: null,
        picture: {
          kind: 'mainAndFurther',
          main: { kind: 'keep' },
          further: {
            kind: 'list',
            pictures: [expect.objectContaining({ alt: second }), expect.objectContaining({ alt: first })],
            base: stored.furtherImages.map(({ id, alt }) => ({ id, alt })),
          },
        },
      }),
    );
  },
};

export const Described: Story = {
  play: async ({ args }) => {
    await field(text.title);
    await press(gallery.describe('picture 2'));
    const box = await field(gallery.alt.field);
    await userEvent.clear(box);
    await userEvent.type(box, 'Ölçülen avlu{Enter}');
    await waitFor(() => expect(names()).toContain('Ölçülen avlu'));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
  },
};

let readAgain: () => void = () => undefined;

/** A description stays in its dialog if its picture has left the list meanwhile. */
export const DescribedMeanwhile: Story = {
  render: function Read(args) {
    const [load, setLoad] = useState(args.load);
    readAgain = () => {
      const item = { ...stored, furtherImages: [], updatedAt: '2999-01-01T00:00:00.000Z' };
      setLoad(ready({ item, site }));
    };
    return <ServiceFormScreen {...args} load={load} />;
  },
  play: async () => {
    await field(text.title);
    await press(gallery.describe('picture 2'));
    const box = await field(gallery.alt.field);
    await userEvent.type(box, '!');
    readAgain();
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: gallery.further, hidden: true })).toBeNull(),
    );
    await userEvent.type(box, '{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(gallery.alt.failed)));
    await expect(box).toHaveValue(`${pictures[1]}!`);
  },
};

/** A library picture is added without an upload. */
export const OfLibrary: Story = {
  args: {
    load: ready({ item: { ...stored, image: null, furtherImages: [] }, site }),
    findPictures: findFixtures,
  },
  play: async ({ args }) => {
    await field(text.title);
    const group = within(screen.getByRole('group', { name: gallery.further }));
    const { id } = await takeFromLibrary('picture', group);
    await expect(within(list()).getAllByRole('img')).toHaveLength(1);
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        picture: expect.objectContaining({
          main: { kind: 'keep' },
          further: expect.objectContaining({
            pictures: [expect.objectContaining({ id, taken: true })],
          }),
        }),
      }),
    );
  },
};

const failingOnce = () => {
  let tries = 0;
  return fn<Save>(async (request) => {
    tries += 1;
    return tries > 1
      ? taken(request)
      : {
          status: 'saved',
          item: stored,
          picture: 'failed',
          wrong: { main: false, reasons: [adminFormsText.saving.reasonOf('tepe.gif', 'Bozuk')] },
        };
  });
};

/** A failed upload stays listed with its reason, and is sent again. */
export const Failed: Story = {
  args: { onSave: failingOnce() },
  play: async ({ args }) => {
    await field(text.title);
    await choosePicture(gallery.further);
    await save();
    await expect(await screen.findByText(adminFormsText.saving.picturesFailed(1))).toBeVisible();
    await expect(screen.getByText('tepe.gif: Bozuk')).toBeVisible();
    await expect(screen.getByRole('img', { name: 'tepe.gif' })).toBeVisible();
    // The main picture is not reported as failed.
    await expect(screen.getAllByText(adminFormsText.saving.pictureWaits)).toHaveLength(2);
    await press(adminFormsText.saving.tryPicture);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible());
  },
};

const onPlan = fn<Planning['onPlan']>(async () => ({ status: 'planned' }));

/** Only fields can be planned; the plan would leave the pictures out. */
export const Planned: Story = {
  args: { planning: { plans: [], onPlan, onGiveUp: fn() } },
  play: async () => {
    onPlan.mockClear();
    await retype(text.title, 'Keşif');
    await choosePicture(gallery.further);
    await press(adminPlanText.more);
    await userEvent.click(await screen.findByRole('menuitem', { name: adminPlanText.publish }));
    await userEvent.click(await screen.findByRole('button', { name: adminPlanText.confirm }));
    await waitFor(() => expect(screen.getByText(adminPlanText.files)).toBeVisible());
    await expect(onPlan).not.toHaveBeenCalled();
  },
};

export const Uploading: Story = {
  args: {
    onSave: fn<Save>(
      ({ onProgress }) =>
        new Promise(() => {
          onProgress(0.4);
        }),
    ),
  },
  play: async () => {
    await field(text.title);
    await choosePicture(gallery.further);
    await save();
    const bar = await screen.findByRole('progressbar', { name: gallery.uploading });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
};

const many = Array.from({ length: limits.listedPictures }, (_, index) => ({
  ...picture(index, `Görsel ${index + 1}`, { width: 160, height: 120 }),
  id: `further-${index}`,
}));

/** No more can be added than the server accepts. */
export const Full: Story = {
  args: { load: ready({ item: { ...stored, furtherImages: many }, site }) },
  play: async () => {
    await field(text.title);
    await choosePicture(gallery.further);
    await expect(await screen.findByText(gallery.full(limits.listedPictures))).toBeVisible();
    await expect(within(list()).getAllByRole('img')).toHaveLength(limits.listedPictures);
  },
};

/** A server that only implements the specification has no further pictures. */
export const PlainServer: Story = {
  args: { load: ready({ item: { ...stored, furtherImages: [] }, site }), plainPictures: true },
  play: async () => {
    await field(text.title);
    await expect(screen.queryByRole('group', { name: gallery.further })).toBeNull();
  },
};
