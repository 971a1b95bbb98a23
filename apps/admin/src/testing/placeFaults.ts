import type { StoryObj } from '@storybook/react-vite';
import { adminFormsText, adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  befall,
  type Fault,
  faultyServer,
  signInAgain,
  startOver,
  strikes,
  type Tour,
  wayFaults,
} from './Tour.tsx';

/** A place where something is typed and saved. */
export type Place = {
  open: () => Promise<unknown>;
  /** The labels of its fields, with the text to type. */
  typed: Readonly<Record<string, string>>;
  saves: string;
  failed: string;
  /** What is told if no answer came; by default the same. */
  lost?: string;
  saved: string;
  /** Set if the browser must not store any of it. */
  isSecret?: boolean;
};

type Story = StoryObj<typeof Tour>;

/** The field with a label; one in a dialog takes precedence over one behind it. */
async function field(label: string): Promise<HTMLElement | undefined> {
  const fields = await screen.findAllByLabelText(label);
  return fields.find((each) => each.closest('dialog, [role=dialog]')) ?? fields[0];
}

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
    await waitFor(async () => expect(await field(label)).toHaveValue(value));
  }
}

/** The input is still there, and nothing claims that it is saved. */
async function expectKept(place: Place) {
  await expectTyped(place);
  await expect(screen.queryByText(place.saved)).toBeNull();
}

async function press({ saves }: Place): Promise<void> {
  const last = (await screen.findAllByRole('button', { name: saves })).at(-1);
  if (last) await userEvent.click(last);
}

/** Presses, and waits until the fault was met: the message of the previous attempt is still there until then. */
async function meet(fault: Fault, place: Place) {
  befall(fault);
  await press(place);
  await waitFor(() => expect(strikes()).toBeGreaterThan(0));
}
const ended = () => waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).toBeNull());

async function enter(place: Place) {
  startOver();
  await place.open();
  await type(place);
}

const told = ({ saved }: Place) => screen.findByText(saved);

/**
 * The input is kept under the faults, including a slow server, and saved when the fault is over. `signedOut` covers a
 * missing session.
 */
export const underFaults = (place: Place, faults: readonly Fault[] = wayFaults): Story => ({
  parameters: faultyServer(),
  play: async () => {
    await enter(place);
    if (place.isSecret !== true) {
      await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('draft.'));
      await place.open();
      await userEvent.click(await screen.findByText(adminFormsText.draft.restore));
      await expectTyped(place);
    }
    for (const fault of faults) {
      if (fault === 'signedOut' || fault === 'slow') continue;
      await meet(fault, place);
      await ended();
      const { failed, lost = failed } = place;
      await screen.findAllByText(fault === 'broken' ? failed : lost);
      await expectKept(place);
      befall(undefined);
    }
    await meet('slow', place);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
    await expectKept(place);
    befall(undefined);
    await told(place);
  },
});

/** Sign-in opens over the input, which is saved afterwards without another press. */
export const signedOut = (...places: readonly Place[]): Story => ({
  parameters: faultyServer(),
  play: async () => {
    for (const place of places) {
      await enter(place);
      await meet('signedOut', place);
      await screen.findByText(adminText.signInAgain.title);
      await expectKept(place);
      await signInAgain();
      await told(place);
    }
  },
});
