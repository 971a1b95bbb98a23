import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { gallery } from '@vitrin/mocks/fixtures/gallery';
import { credentials } from '@vitrin/mocks/fixtures/session';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminFormsText, adminGalleryText as text, adminText } from '@vitrin/ui/text/panelText';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { client } from '../api.ts';
import { isWorkUnderWay } from '../shared/underWay.ts';
import { press } from '../testing/changeFaults.ts';
import { createGate } from '../testing/gate.ts';
import {
  largePicture,
  oneRefused,
  type PicturePlace,
  picturesSignedOut,
  picturesUnderFaults,
} from '../testing/pictureFaults.ts';
import { arrive, befall, faultParameters, faultyServer, startOver, Tour } from '../testing/Tour.tsx';
import { whenIdle } from '../whenSettled.ts';

/** The gallery, with faults of its uploads. */
const meta = {
  title: 'Connected/GalleryFaults',
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const uploads: PicturePlace = {
  address: adminPaths.gallery(),
  chooser: text.choose,
  takes: 2,
  again: text.again,
  failed: text.uploadFailed,
  stored: async () => (await client.gallery.listAll()).length,
};

export const Uploads: Story = picturesUnderFaults(uploads);
export const UploadsSignedOut: Story = picturesSignedOut(uploads);
/** Holds the upload of the story below. */
const sending = createGate();
let sent = 0;

/** Who logs out during uploads is asked; after that nothing is sent any more, also not as the next person. */
export const LoggedOut: Story = {
  parameters: {
    msw: [
      http.post('*/api/gallery/upload', async () => {
        sent += 1;
        await sending.passed();
        return undefined;
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    sent = 0;
    const { frame, login } = adminText;
    const { leave } = adminFormsText;
    arrive(adminPaths.gallery());
    const chooser = await screen.findByLabelText(text.choose, { selector: 'input[type="file"]' });
    sending.close();
    await userEvent.upload(chooser, [await largePicture('bir.png'), await largePicture('iki.png')]);
    await waitFor(() => expect(sent).toBe(1));
    await press(frame.logout);
    await press(leave.stay);
    await expect(isWorkUnderWay()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press(frame.logout);
    await press(leave.leave);
    const email = await screen.findByLabelText(login.email);
    await expect(isWorkUnderWay()).toBe(false);
    sending.open();
    await userEvent.type(email, credentials.email);
    await userEvent.type(screen.getByLabelText(login.password), credentials.password);
    await press(login.login);
    await screen.findByRole('heading', { level: 1, name: adminText.frame.dashboard });
    await whenIdle();
    await expect(sent).toBe(1);
  },
};

/** Texts that were stored although the response was lost are saved, and not somebody else's. */
export const EditUnheard: Story = {
  parameters: faultyServer(),
  play: async () => {
    const [first] = gallery;
    const name = first?.title ?? '';
    arrive(adminPaths.gallery());
    await press(adminText.list.actionsFor(name));
    await userEvent.click(await screen.findByRole('menuitem', { name: text.edit }));
    const field = await screen.findByRole('textbox', { name: text.titleField });
    await userEvent.clear(field);
    await userEvent.type(field, 'Yeni ad');
    befall('unheard');
    await press(text.save);
    await screen.findByText(text.saveFailed);
    befall(undefined);
    await press(text.save);
    await screen.findByText(text.saved);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('Yeni ad')).toBeVisible();
  },
};

/** For several, the number of failed ones is shown. */
export const OneUploadRefused: Story = oneRefused({ ...uploads, failed: text.someUploaded(1, 1, '') });
