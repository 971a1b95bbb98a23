import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { gallery } from '@vitrin/mocks/fixtures/gallery';
import { credentials, user } from '@vitrin/mocks/fixtures/session';
import {
  adminFormsText,
  adminGalleryText,
  adminRedirectsText,
  adminSettingsText,
  adminText,
} from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  arrive,
  befall,
  type Fault,
  faultParameters,
  startOver,
  faultyServer,
  patience,
  strikes,
  Tour,
} from '../testing/Tour.tsx';

/** What is typed into the dialogs, while something goes wrong with saving it. */
const meta = {
  title: 'Connected/TypedFaults',
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name }, patience);

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

const field = (label: string) => screen.findAllByLabelText(label, {}, patience).then(([first]) => first);

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
    await waitFor(async () => expect(await field(label)).toHaveValue(value), patience);
  }
}

/** What was typed stands there, and nobody says that it is saved. */
async function expectKept(place: Place) {
  await expectTyped(place);
  await expect(screen.queryByText(place.saved)).toBeNull();
}

async function press({ saves }: Place): Promise<void> {
  const last = (await screen.findAllByRole('button', { name: saves }, patience)).at(-1);
  if (last) await userEvent.click(last);
}

/** Presses, and waits until the fault was met: a message of the attempt before is still there until then. */
async function meet(fault: Fault, place: Place) {
  befall(fault);
  await press(place);
  await waitFor(() => expect(strikes()).toBeGreaterThan(0), patience);
}
const ended = () =>
  waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).toBeNull(), patience);

async function enter(place: Place) {
  startOver();
  await place.open();
  await type(place);
}

const underFaults = (place: Place): Story => ({
  parameters: faultyServer(),
  play: async () => {
    await enter(place);
    if (place.isSecret !== true) {
      await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('draft.'), patience);
      await place.open();
      await userEvent.click(await screen.findByText(adminFormsText.draft.restore, {}, patience));
      await expectTyped(place);
    }
    for (const fault of ['dropped', 'broken', 'offline'] satisfies Fault[]) {
      await meet(fault, place);
      await ended();
      await screen.findAllByText(place.failed, {}, patience);
      await expectKept(place);
      befall(undefined);
    }
    await meet('slow', place);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull(), patience);
    await expectKept(place);
    befall(undefined);
    await screen.findByText(place.saved, {}, patience);
  },
});

const signedOut = (place: Place): Story => ({
  parameters: faultyServer(),
  play: async () => {
    await enter(place);
    await meet('signedOut', place);
    await screen.findByText(adminText.signInAgain.title, {}, patience);
    await expectKept(place);
  },
});

const image: Place = {
  open: async () => {
    arrive(adminPaths.gallery());
    await userEvent.click(await button(adminText.list.actionsFor(gallery[0]?.title ?? '')));
    await userEvent.click(await screen.findByText(adminGalleryText.edit, {}, patience));
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
    await userEvent.click(await screen.findByText(account.open, {}, patience));
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
