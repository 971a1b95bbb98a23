import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { fixed } from '@vitrin/contract/fixed';
import { user } from '@vitrin/mocks/fixtures/session';
import { gallery } from '@vitrin/mocks/fixtures/gallery';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminFormsText, adminGalleryText as text, adminText } from '@vitrin/ui/text/panelText';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { client } from '../api.ts';
import { createGate } from '../testing/gate.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const broken = { message: 'Something went wrong on the server' };
const title = gallery[0]?.title ?? '';
const pictureOf = (name: string) => new File(['x'], name, { type: 'image/png' });
const input = () => screen.findByLabelText(text.choose);

const meta = {
  title: 'Connected/Gallery',
  component: PanelStory,
  args: { address: adminPaths.gallery() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uploaded: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.upload(await input(), [pictureOf('sabah.png'), pictureOf('aksam.png')]);
    await waitFor(() => expect(screen.getByText('Images uploaded successfully!')).toBeVisible());
    const stored = (await client.gallery.listAll()).slice(-2);
    await expect(stored.map(({ title: words, category }) => [words, category])).toEqual([
      ['sabah', fixed.galleryUploadCategory],
      ['aksam', fixed.galleryUploadCategory],
    ]);
  },
};

export const UploadRefused: Story = {
  parameters: { msw: [...refusing(endpoints.gallery.upload, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await userEvent.upload(await input(), [pictureOf('sabah.png')]);
    await waitFor(() => expect(screen.getByText('Failed to upload images. Please try again.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: text.discard('sabah.png') }));
    await expect(screen.queryByText('sabah.png')).not.toBeInTheDocument();
  },
};

const flip = () => screen.findByRole('switch', { name: new RegExp(`^${adminText.list.visible(title)}`) });

export const Toggled: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await flip());
    await waitFor(() => expect(screen.getByText('Image status updated successfully!')).toBeVisible());
    // The filter above the tiles has the same label.
    await expect(screen.getByText(text.hidden, { ignore: 'label, label *' })).toBeVisible();
  },
};

export const ToggleRefused: Story = {
  parameters: { msw: [...refusing(endpoints.gallery.bulk, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await userEvent.click(await flip());
    await waitFor(() =>
      expect(screen.getByText('Failed to update image status. Please try again.')).toBeVisible(),
    );
    await expect(await flip()).toBeChecked();
  },
};

export const Renamed: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: adminText.list.actionsFor(title) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: text.edit }));
    const field = await screen.findByRole('textbox', { name: text.titleField });
    await userEvent.clear(field);
    await userEvent.type(field, 'Yeni ad');
    await userEvent.click(screen.getByRole('button', { name: text.save }));
    await waitFor(() => expect(screen.getByText('Yeni ad')).toBeVisible());
  },
};

/** Holds the changes of the story below. */
const changes = createGate();

const edit = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: adminText.list.actionsFor(name) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: text.edit }));
  return screen.findByRole('textbox', { name: text.titleField });
};

/** A picture is saved while another one's title is being typed: that stays, and its draft is stored. */
export const SavedLate: Story = {
  parameters: {
    msw: [
      http.put('*/api/gallery/*', async () => {
        await changes.passed();
        return undefined;
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    const [, other] = gallery;
    changes.close();
    await userEvent.type(await edit(title), ' 2');
    await userEvent.click(screen.getByRole('button', { name: text.save }));
    await userEvent.click(await screen.findByRole('button', { name: text.close }));
    await userEvent.type(await edit(other?.title ?? ''), ' 3');
    changes.open();
    await waitFor(() => expect(screen.getByText(text.saved)).toBeVisible());
    await waitFor(() =>
      expect(localStorage.getItem(`draft.${user.id}.gallery.${other?.id}`)).toContain(`${other?.title} 3`),
    );
    await expect(screen.getByRole('textbox', { name: text.titleField })).toHaveValue(`${other?.title} 3`);
    await expect(localStorage.getItem(`draft.${user.id}.gallery.${gallery[0]?.id}`)).toBeNull();
  },
};

/** An offered draft stays until it is answered, whatever is typed, saved or cancelled in the meantime. */
export const Unanswered: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    const name = `draft.${user.id}.gallery.${gallery[0]?.id}`;
    const value = { fields: { title: 'Yarım kalan' } };
    localStorage.setItem(name, JSON.stringify({ value, at: '2026-01-05T10:00:00.000Z' }));
    const expectOffered = async () => {
      await expect(localStorage.getItem(name)).toContain('Yarım kalan');
      await screen.findByRole('button', { name: adminFormsText.draft.restore });
    };
    const field = await edit(title);
    await expectOffered();
    await userEvent.type(field, '2{Backspace}');
    await expect(localStorage.getItem(name)).toContain('Yarım kalan');
    await userEvent.type(field, ' beside');
    await waitFor(() => expect(localStorage.getItem(name)).toContain(`${title} beside`));
    await userEvent.click(screen.getByRole('button', { name: adminText.cancel }));
    await waitFor(() => expect(localStorage.getItem(name)).not.toContain(`${title} beside`));
    await edit(title);
    await expectOffered();
    await userEvent.click(screen.getByRole('button', { name: adminFormsText.draft.drop }));
    await waitFor(() => expect(localStorage.getItem(name)).toBeNull());
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText('No images found.')).toBeVisible();
  },
};
