import type { StoryObj } from '@storybook/react-vite';
import { adminFormsText, adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { isWorkUnderWay } from '../shared/underWay.ts';
import {
  arrive,
  befall,
  type Fault,
  faultyServer,
  signInAgain,
  startOver,
  strikes,
  type Tour,
} from './Tour.tsx';

/** A place where pictures are stored as soon as they are chosen. */
export type PicturePlace = {
  address: string;
  /** The name of the file field. */
  chooser: string;
  /** How many it takes at a time. */
  takes: 1 | 2;
  /** The button that sends one of them again, by its file's name. */
  again: (name: string) => string;
  failed: string;
  stored: () => Promise<unknown>;
};

type Story = StoryObj<typeof Tour>;

let drawn: Promise<Blob> | undefined;

/** A picture that is large enough for every place, drawn once for all stories. */
export async function largePicture(name: string): Promise<File> {
  drawn ??= (() => {
    const canvas = new OffscreenCanvas(2_000, 2_000);
    canvas.getContext('2d')?.fillRect(0, 0, 2_000, 2_000);
    return canvas.convertToBlob();
  })();
  return new File([await drawn], name, { type: 'image/png' });
}

const chosenNames = ['kapı.png', 'çatı.png'] as const;
const namesOf = ({ takes }: PicturePlace) => chosenNames.slice(0, takes);

async function choose(place: PicturePlace): Promise<void> {
  const input = await screen.findByLabelText(place.chooser, { selector: 'input[type="file"]' });
  await userEvent.upload(input, await Promise.all(namesOf(place).map(largePicture)));
}

const againButtons = (place: PicturePlace) =>
  [...new Set(namesOf(place).map(place.again))].map((name) => screen.queryByRole('button', { name }));

/** Sends all again, with one button or with one for each. */
async function sendAgain(place: PicturePlace): Promise<void> {
  for (const button of againButtons(place)) {
    if (button) await userEvent.click(button);
  }
}

/** They are still chosen, with the reason why they are not stored, and each can be sent again. */
async function expectKept(place: PicturePlace, names: readonly string[], why: string): Promise<void> {
  await waitFor(() => {
    const missing = names.filter(
      (name) => screen.queryByRole('button', { name: place.again(name) }) === null,
    );
    return expect(missing).toEqual([]);
  });
  // The message about all of them comes after the last one.
  await waitFor(() => expect(document.body).toHaveTextContent(place.failed));
  await expect(document.body).toHaveTextContent(why);
  for (const name of names) await expect(document.querySelector('main')).toHaveTextContent(name);
}

async function expectStored(place: PicturePlace, before: unknown): Promise<void> {
  await waitFor(() => expect(againButtons(place).filter((button) => button !== null)).toEqual([]));
  await waitFor(async () => expect(await place.stored()).not.toEqual(before));
}

const struck = () => waitFor(() => expect(strikes()).toBeGreaterThan(0));

/** Chosen pictures stay chosen under every fault, and are stored when the fault is over. */
export const picturesUnderFaults = (...places: readonly PicturePlace[]): Story => ({
  parameters: faultyServer(),
  play: async () => {
    for (const place of places) {
      startOver();
      arrive(place.address);
      const before = await place.stored();
      const names = namesOf(place);
      const { lostReason } = adminFormsText.saving;
      for (const [fault, why] of [
        ['dropped', lostReason],
        ['broken', place.failed],
        ['offline', lostReason],
      ] satisfies [Fault, string][]) {
        befall(fault);
        await (fault === 'dropped' ? choose(place) : sendAgain(place));
        await struck();
        await expectKept(place, names, why);
        befall(undefined);
        await expect(await place.stored()).toEqual(before);
      }
      befall('slow');
      await sendAgain(place);
      await struck();
      // A progress bar has the file's name.
      await expect(document.querySelector('main')?.innerHTML).toContain(names[0]);
      // Closing the page asks.
      await expect(isWorkUnderWay()).toBe(true);
      befall(undefined);
      await expectStored(place, before);
    }
  },
});

/** A refused one is named with the reason while the others are stored, and it can be sent again. */
export const oneRefused = (place: PicturePlace): Story => ({
  parameters: faultyServer(),
  play: async () => {
    startOver();
    arrive(place.address);
    const before = await place.stored();
    befall('picture');
    await choose(place);
    await expectKept(place, [chosenNames[0]], 'The picture is damaged and cannot be read');
    await waitFor(async () => expect(await place.stored()).not.toEqual(before));
    const meanwhile = await place.stored();
    await sendAgain(place);
    await expectStored(place, meanwhile);
  },
});

/** Sign-in opens over the chosen pictures, which are stored afterwards without another press. */
export const picturesSignedOut = (...places: readonly PicturePlace[]): Story => ({
  parameters: faultyServer(),
  play: async () => {
    for (const place of places) {
      startOver();
      arrive(place.address);
      const before = await place.stored();
      befall('signedOut');
      await choose(place);
      await screen.findByText(adminText.signInAgain.title);
      await signInAgain();
      await expectStored(place, before);
    }
  },
});

/** Leaving the page asks about pictures that are not stored yet, and leaving with "save" stores them. */
export const leavingWithPictures = (...places: readonly PicturePlace[]): Story => ({
  parameters: faultyServer(),
  play: async () => {
    const { leave } = adminFormsText;
    for (const place of places) {
      startOver();
      arrive(place.address);
      const before = await place.stored();
      befall('broken');
      await choose(place);
      await expectKept(place, namesOf(place), place.failed);
      await userEvent.click(screen.getByRole('link', { name: adminText.frame.dashboard }));
      befall('slow');
      await userEvent.click(await screen.findByRole('button', { name: leave.save }));
      await struck();
      // The server is still broken: nothing is left behind.
      befall('broken');
      await waitFor(() => expect(strikes()).toBeGreaterThanOrEqual(place.takes));
      await waitFor(() => expect(document.querySelector('main [role="progressbar"]')).toBeNull());
      await expectKept(place, namesOf(place), place.failed);
      befall(undefined);
      await userEvent.click(screen.getByRole('link', { name: adminText.frame.dashboard }));
      await userEvent.click(await screen.findByRole('button', { name: leave.save }));
      await expectStored(place, before);
      await waitFor(() => expect(screen.queryByLabelText(place.chooser)).toBeNull());
    }
  },
});
