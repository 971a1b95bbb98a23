import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { gallery } from '@vitrin/mocks/fixtures/gallery';
import { credentials, user } from '@vitrin/mocks/fixtures/session';
import { scenarios } from '@vitrin/mocks/scenarios';
import {
  adminFormsText,
  adminGalleryText,
  adminRedirectsText,
  adminSettingsText,
  adminText,
} from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { forgetAll, signedIn } from '../testing/PanelStory.tsx';
import { arrive, befall, type Fault, faultyRequests, strikes, Tour } from '../testing/Tour.tsx';

/** What is typed into the dialogs, while something goes wrong with saving it. */
const meta = {
  title: 'Connected/TypedFaults',
  component: Tour,
  beforeEach: () => {
    befall(undefined);
    return signedIn();
  },
  parameters: {
    layout: 'fullscreen',
    msw: [faultyRequests, ...scenarios.fixtures()],
    // The panel writes what fails there, as it does in the product.
    consoleErrors: 'expected',
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 30_000 };
const button = (name: string) => screen.findByRole('button', { name }, wait);

/** A place where something is typed and saved. */
type Place = {
  open: () => Promise<unknown>;
  /** The labels of its fields, with what is typed. */
  typed: Readonly<Record<string, string>>;
  saves: string;
  failed: string;
  saved: string;
  /** Where the browser keeps nothing of it. */
  isSecret?: boolean;
};

const field = (label: string) => screen.findAllByLabelText(label, {}, wait).then(([first]) => first);

async function type({ typed }: Place) {
  for (const [label, value] of Object.entries(typed)) {
    const box = await field(label);
    if (box === undefined) throw new Error(`There is no ${label}`);
    await userEvent.clear(box);
    await userEvent.paste(value);
  }
}

async function expectTyped({ typed }: Place) {
  for (const [label, value] of Object.entries(typed)) {
    await waitFor(async () => expect(await field(label)).toHaveValue(value), wait);
  }
}

/** What was typed stands there, and nobody says that it is saved. */
async function expectKept(place: Place) {
  await expectTyped(place);
  await expect(screen.queryByText(place.saved)).toBeNull();
}

async function press({ saves }: Place): Promise<void> {
  const last = (await screen.findAllByRole('button', { name: saves }, wait)).at(-1);
  if (last) await userEvent.click(last);
}

/** Presses, and waits until the fault was met: a message of the attempt before is still there until then. */
async function meet(fault: Fault, place: Place) {
  befall(fault);
  await press(place);
  await waitFor(() => expect(strikes()).toBeGreaterThan(0), wait);
}
const ended = () =>
  waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).toBeNull(), wait);

async function enter(place: Place) {
  befall(undefined);
  forgetAll();
  signedIn();
  await place.open();
  await type(place);
}

/** A server of its own: a changed password ends the session that stories begin with. */
const afresh = () => ({ msw: [faultyRequests, ...scenarios.fixtures()] });

const underFaults = (place: Place): Story => ({
  parameters: afresh(),
  play: async () => {
    await enter(place);
    if (place.isSecret !== true) {
      await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('draft.'), wait);
      await place.open();
      await userEvent.click(await screen.findByText(adminFormsText.draft.restore, {}, wait));
      await expectTyped(place);
    }
    for (const fault of ['dropped', 'broken', 'offline'] satisfies Fault[]) {
      await meet(fault, place);
      await ended();
      await screen.findAllByText(place.failed, {}, wait);
      await expectKept(place);
      befall(undefined);
    }
    await meet('slow', place);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull(), wait);
    await expectKept(place);
    befall(undefined);
    await screen.findByText(place.saved, {}, wait);
  },
});

const signedOut = (place: Place): Story => ({
  parameters: afresh(),
  play: async () => {
    await enter(place);
    await meet('signedOut', place);
    await screen.findByText(adminText.signInAgain.title, {}, wait);
    await expectKept(place);
  },
});

const image: Place = {
  open: async () => {
    arrive(adminPaths.gallery());
    await userEvent.click(await button(adminText.list.actionsFor(gallery[0]?.title ?? '')));
    await userEvent.click(await screen.findByText(adminGalleryText.edit, {}, wait));
  },
  typed: { [adminGalleryText.titleField]: 'Yeni ad', [adminGalleryText.altField]: 'Yeni resim' },
  saves: adminGalleryText.save,
  failed: adminGalleryText.saveFailed,
  saved: adminGalleryText.saved,
};

const redirect: Place = {
  open: async () => {
    arrive(adminPaths.redirects());
    await userEvent.click(await button(adminRedirectsText.add));
  },
  typed: { [adminRedirectsText.from]: '/eski.html', [adminRedirectsText.to]: '/iletisim' },
  saves: adminRedirectsText.save,
  failed: adminRedirectsText.saveFailed,
  saved: adminRedirectsText.saved,
};

const { account } = adminSettingsText;
const next = 'Uzun-Bir-Parola-42';
const password: Place = {
  open: async () => {
    arrive(adminPaths.redirects());
    await button(adminRedirectsText.add);
    await userEvent.click(await button(adminText.frame.userMenu(user.fullName)));
    await userEvent.click(await screen.findByText(account.open, {}, wait));
  },
  typed: { [account.current]: credentials.password, [account.next]: next, [account.again]: next },
  saves: account.save,
  failed: account.failed,
  saved: account.changed,
  isSecret: true,
};

export const ImageDialog: Story = underFaults(image);
export const ImageDialogSignedOut: Story = signedOut(image);
export const RedirectDialog: Story = underFaults(redirect);
export const RedirectDialogSignedOut: Story = signedOut(redirect);
export const PasswordDialog: Story = underFaults(password);
export const PasswordDialogSignedOut: Story = signedOut(password);
