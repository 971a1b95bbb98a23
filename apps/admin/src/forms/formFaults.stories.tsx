import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { services } from '@vitrin/mocks/fixtures/services';
import { clearNotices } from '@vitrin/ui/admin/notify';
import { adminFormsText, adminText } from '@vitrin/ui/text/panelText';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { ourClient } from '../api.ts';
import { panelKinds } from '../kinds/panelKinds.ts';
import { largePicture } from '../testing/pictureFaults.ts';
import {
  arrive,
  befall,
  type Fault,
  faultParameters,
  faultsInTurn,
  startOver,
  faultyServer,
  firstForms,
  signInAgain,
  Tour,
} from '../testing/Tour.tsx';

/**
 * Every form of the panel when saving goes wrong: the input and chosen files are kept, nothing claims to be saved, and
 * saving succeeds once the fault is over. Forms share the code that saves: the first form is tested with every fault,
 * each other one with a fault in turn, and all of them with a refused picture, a killed browser and a create whose
 * response is lost.
 */
const meta = {
  title: 'Connected/FormFaults',
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const added = ' yeni';
const fileName = 'secilen.png';

type Filled = { address: string; typed: string; isChosen: boolean };

const formOf = () => document.querySelector<HTMLFormElement>('main form');
const boxes = () => [
  ...(formOf()?.querySelectorAll<HTMLInputElement>('input[type="text"], input:not([type])') ?? []),
];
const holds = (typed: string) => boxes().some(({ value }) => value === typed);

/** Chooses a picture if the form takes one. */
async function choosePicture(): Promise<boolean> {
  const chooser = formOf()?.querySelector<HTMLInputElement>('input[type="file"]:not([hidden])');
  if (!chooser) return false;
  await userEvent.upload(chooser, await largePicture(fileName));
  await waitFor(() => expect(formOf()?.innerHTML).toContain(fileName));
  return true;
}

/** Opens a form, types into its first text field, and chooses a picture if it takes one. */
async function fill(address: string): Promise<Filled> {
  arrive(address);
  await waitFor(() => expect(boxes().some(({ value }) => /\p{L}{2}/u.test(value))).toBe(true));
  const box = boxes().find(({ value }) => /\p{L}{2}/u.test(value));
  if (box === undefined) throw new Error(`${address} has no words`);
  // All at once: typing key by key takes long in ten forms.
  await userEvent.click(box);
  box.setSelectionRange(box.value.length, box.value.length);
  await userEvent.paste(added);
  const typed = box.value;
  return { address, typed, isChosen: await choosePicture() };
}

const press = () => {
  const button = formOf()?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) throw new Error('No button saves this form');
  void fireEvent.click(button);
};

/** Nothing is lost, and nothing claims to be saved. */
async function expectKept({ address, typed, isChosen }: Filled): Promise<void> {
  await expect([address, holds(typed)]).toEqual([address, true]);
  if (isChosen) await expect([address, formOf()?.innerHTML.includes(fileName)]).toEqual([address, true]);
  await expect(screen.queryByText(adminFormsText.saveBar.saved)).toBeNull();
  // Each kind has its own text for that, all of them with the same ending.
  await expect(screen.queryByText(/ saved$/)).toBeNull();
}

/** Visits the forms of all kinds, or those that are tested with a fault. */
async function eachForm(visit: (filled: Filled) => Promise<void>, fault?: Fault): Promise<void> {
  const addresses = await firstForms();
  await expect(addresses).toHaveLength(panelKinds.length);
  const meeting = addresses.filter((_, place) => fault === undefined || faultsInTurn(place).includes(fault));
  for (const address of meeting) {
    startOver();
    // Sequentially: there is one screen.
    const filled = await fill(address);
    // Pending requests of the previous form may have been saved since.
    clearNotices();
    await waitFor(() => expect(screen.queryByText(/ saved$/)).toBeNull());
    await visit(filled);
  }
}

const told = (text: string) => screen.findByText(text);

/** The input gets stored, one way or another. */
async function expectSaved({ address, typed }: Filled, save: () => unknown): Promise<void> {
  befall(undefined);
  await save();
  await told(adminFormsText.saveBar.saved);
  await expect([address, holds(typed)]).toEqual([address, true]);
}

const failing = (fault: Fault, sign: () => Promise<unknown>, save: () => unknown = press): Story => ({
  parameters: faultyServer(),
  play: () =>
    eachForm(async (filled) => {
      befall(fault);
      press();
      await sign();
      await expectKept(filled);
      await expectSaved(filled, save);
    }, fault),
});

export const Dropped: Story = failing('dropped', () => told(adminFormsText.saving.lostDetail));
export const Offline: Story = failing('offline', () => told(adminFormsText.saving.lostDetail));
export const Broken: Story = failing('broken', () => told(adminFormsText.saving.failedDetail));
/** Pending requests continue after a sign-in. */
export const SignedOut: Story = failing('signedOut', () => told(adminText.signInAgain.title), signInAgain);

/** While a slow server works nothing claims to be saved; afterwards it is. */
export const Slow: Story = {
  parameters: faultyServer(),
  play: () =>
    eachForm(async (filled) => {
      befall('slow');
      press();
      // The button says it as well.
      await screen.findByText(adminFormsText.saveBar.saving, { selector: 'output' });
      await expectKept(filled);
      await expectSaved(filled, () => undefined);
    }, 'slow'),
};

/** The fields are stored but not the picture: it is still chosen, with the reason beside it. */
export const PictureRefused: Story = {
  parameters: faultyServer(),
  play: () =>
    eachForm(async (filled) => {
      if (!filled.isChosen) return;
      befall('picture');
      press();
      await waitFor(() =>
        expect(document.body).toHaveTextContent('The picture is damaged and cannot be read'),
      );
      await expectKept(filled);
      await expectSaved(filled, press);
    }),
};

const [service] = services;

/** An entry that was deleted elsewhere is told to be gone, also where nothing but its picture is saved. */
export const GoneUnderPicture: Story = {
  parameters: faultyServer(),
  play: async () => {
    const id = service?.id ?? '';
    arrive(adminPaths.editService(id));
    await screen.findByRole('textbox', { name: adminFormsText.service.title });
    await choosePicture();
    await ourClient.services.remove({ params: { id } });
    press();
    await told(adminFormsText.saving.gone);
    await expect(formOf()?.innerHTML).toContain(fileName);
  },
};

const kept = () => JSON.stringify(Object.entries(localStorage));

/** The browser is killed while somebody types: the text is restored, and files that cannot be are named. */
export const Killed: Story = {
  play: () =>
    eachForm(async ({ address, typed, isChosen }) => {
      await waitFor(() => expect(kept()).toContain(added));
      if (isChosen) await waitFor(() => expect(kept()).toContain(fileName));
      arrive(address);
      await userEvent.click(await told(adminFormsText.draft.restore));
      await waitFor(() => expect(holds(typed)).toBe(true));
    }),
};

const word = 'Birkezlik';

/** The field of each label; an editor comes later than its label. */
const fields = () =>
  [...(formOf()?.querySelectorAll<HTMLLabelElement>('label[for]') ?? [])].map(({ htmlFor }) =>
    document.getElementById(htmlFor),
  );

/** Fills in the required fields of a new entry. */
async function fillNew(address: string): Promise<void> {
  arrive(address);
  await waitFor(() => expect(boxes().some(({ required }) => required)).toBe(true));
  await waitFor(() => expect(fields()).not.toContain(null));
  for (const field of formOf()?.querySelectorAll<HTMLElement>('[required], [aria-required="true"]') ?? []) {
    // The address follows the title.
    if ('value' in field && field.value !== '') continue;
    await userEvent.click(field);
    await userEvent.paste(field.matches('[type="url"]') ? 'https://ornek.example/1' : word);
  }
  const chooser = formOf()?.querySelector<HTMLInputElement>('input[type="file"]:not([hidden])');
  if (chooser) await userEvent.upload(chooser, await largePicture(fileName));
}

/** The server has stored an entry but the response was lost: pressing again creates no second one. */
export const AddedUnheard: Story = {
  parameters: faultyServer(),
  play: async () => {
    for (const { routes, findEntries } of panelKinds) {
      const address = routes.map(({ path }) => path ?? '').find((path) => /\/(?:new|add)$/.test(path)) ?? '';
      const stored = async () => [address, (await findEntries(new QueryClient(), word)).length];
      startOver();
      await fillNew(address);
      befall('unheard');
      press();
      await told(adminFormsText.saving.lostDetail);
      await expect(await stored()).toEqual([address, 1]);
      befall(undefined);
      press();
      await told(adminFormsText.saveBar.saved);
      await expect(await stored()).toEqual([address, 1]);
    }
  },
};
