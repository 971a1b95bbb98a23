import type { StoryObj } from '@storybook/react-vite';
import { clearNotices } from '@vitrin/ui/admin/notify';
import { adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  arrive,
  befall,
  type Fault,
  faultyServer,
  patience,
  startOver,
  strikes,
  type Tour,
  wayFaults,
} from './Tour.tsx';

/** Something on a screen that takes effect at once. */
export type Change = {
  address: string;
  /** Waits until the screen shows what it is for. */
  shown: () => Promise<unknown>;
  /** What comes before the call, such as the question. */
  prepare?: (() => Promise<unknown>) | undefined;
  act: () => Promise<unknown>;
  /** What a story looks at to see whether the change is shown. */
  seen: () => readonly unknown[];
  failed: string;
  /** What it meets; everything, unless others of its make share that. */
  faults?: readonly Fault[];
};

type Story = StoryObj<typeof Tour>;

async function open({ address, shown }: Change): Promise<void> {
  startOver();
  arrive(address);
  await shown();
}

async function meet(fault: Fault, change: Change): Promise<void> {
  await change.prepare?.();
  befall(fault);
  await change.act();
  await waitFor(() => expect([change.address, strikes()]).not.toEqual([change.address, 0]), patience);
}

/**
 * A change under faults: without a session it leads to where one signs in; it is said that it failed, and the
 * screen goes back to what the server has; while a slow server works nobody says so. In the end it goes through.
 */
async function changeUnderFaults(change: Change): Promise<void> {
  const { address, seen, failed, faults = wayFaults } = change;
  if (faults.includes('signedOut')) {
    await open(change);
    await meet('signedOut', change);
    await screen.findByText(adminText.login.login, {}, patience);
  }
  await open(change);
  const before = seen();
  for (const fault of faults) {
    if (fault === 'signedOut' || fault === 'slow') continue;
    await meet(fault, change);
    await screen.findByText(failed, {}, patience);
    await waitFor(() => expect([address, fault, seen()]).toEqual([address, fault, before]), patience);
    befall(undefined);
    clearNotices();
    // A notice that goes gives the focus back, and would close what is opened meanwhile.
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull(), patience);
  }
  // Without anything wrong it has to go through as well, so the slow server is met by all.
  await meet('slow', change);
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull(), patience);
  befall(undefined);
  // What the server has is seen by a panel that has just been opened.
  await open(change);
  await waitFor(() => expect([address, seen()]).not.toEqual([address, before]), patience);
}

/** A story of changes, one after the other: there is one screen. */
export const changesUnderFaults = (
  changes: () => readonly Change[],
  ...seed: Parameters<typeof faultyServer>
): Story => ({
  parameters: faultyServer(...seed),
  play: async () => {
    for (const change of changes()) await changeUnderFaults(change);
  },
});

const switches = () => screen.queryAllByRole('switch');

/** What stands at the switches of a screen. */
export const switchStates = () => switches().map((each) => each.getAttribute('aria-checked'));

/** A screen whose entries have switches is shown. */
export const switchesShown = () => waitFor(() => expect(switches().length).toBeGreaterThan(1), patience);

/** Flips the first switch of a screen. */
export async function flipFirst(): Promise<void> {
  const [first] = switches();
  if (first) await userEvent.click(first);
}

/** Those of some texts that can be read. */
export const readable = (...texts: readonly string[]) =>
  texts.filter((text) => screen.queryAllByText(text).length > 0);

/** Presses the first button of a name. */
export async function press(name: string | RegExp): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name }, patience);
  if (first) await userEvent.click(first);
}

/** Answers a question with yes, which follows the harmless way out. */
export async function confirm(): Promise<void> {
  const question = within(await screen.findByRole('alertdialog', {}, patience));
  const [, yes] = question.getAllByRole('button');
  if (yes) await userEvent.click(yes);
  // The focus goes where it belongs once the question has gone.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
}

/** Answers the question of a deletion that can be undone, and does without that. */
export async function confirmForGood(): Promise<void> {
  await confirm();
  await press(adminText.dismiss);
}
