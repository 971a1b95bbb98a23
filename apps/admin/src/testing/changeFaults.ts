import type { StoryObj } from '@storybook/react-vite';
import { clearNotices } from '@vitrin/ui/admin/notify';
import { adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  arrive,
  befall,
  type Fault,
  faultyServer,
  startOver,
  strikes,
  type Tour,
  wayFaults,
} from './Tour.tsx';

/** A change that takes effect at once. */
export type Change = {
  address: string;
  /** Waits until the screen shows its content. */
  shown: () => Promise<unknown>;
  /** A step before the call, such as a confirmation. */
  prepare?: (() => Promise<unknown>) | undefined;
  act: () => Promise<unknown>;
  /** What a story looks at to see whether the change is shown. */
  seen: () => readonly unknown[];
  failed: string;
  /** The faults to test it with; all, unless others with the same code share them. */
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
  await waitFor(() => expect([change.address, strikes()]).not.toEqual([change.address, 0]));
}

/**
 * A change under faults: without a session it leads to the login; a failure is reported, and the screen returns to the
 * server's state; while a slow server works no failure is shown. In the end it succeeds.
 */
async function changeUnderFaults(change: Change): Promise<void> {
  const { address, seen, failed, faults = wayFaults } = change;
  if (faults.includes('signedOut')) {
    await open(change);
    await meet('signedOut', change);
    await screen.findByText(adminText.login.login);
  }
  await open(change);
  const before = seen();
  for (const fault of faults) {
    if (fault === 'signedOut' || fault === 'slow') continue;
    await meet(fault, change);
    await screen.findByText(failed);
    await waitFor(() => expect([address, fault, seen()]).toEqual([address, fault, before]));
    befall(undefined);
    clearNotices();
    // A disappearing notice returns the focus, and would close what is opened meanwhile.
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
  }
  // It has to succeed without faults as well, so all are tested with the slow server.
  await meet('slow', change);
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  befall(undefined);
  // A newly opened panel shows the server's state.
  await open(change);
  await waitFor(() => expect([address, seen()]).not.toEqual([address, before]));
}

/** A story of changes, in sequence: there is one screen. */
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

/** The states of a screen's switches. */
export const switchStates = () => switches().map((each) => each.getAttribute('aria-checked'));

/** Waits for a screen whose entries have switches. */
export const switchesShown = () => waitFor(() => expect(switches().length).toBeGreaterThan(1));

/** Flips the first switch of a screen. */
export async function flipFirst(): Promise<void> {
  const [first] = switches();
  if (first) await userEvent.click(first);
}

/** Which of these texts are visible. */
export const readable = (...texts: readonly string[]) =>
  texts.filter((text) => screen.queryAllByText(text).length > 0);

/** Presses the first button with a name. */
export async function press(name: string | RegExp): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name });
  if (first) await userEvent.click(first);
}

/** Confirms a question, whose harmless answer comes first. */
export async function confirm(): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  const [, yes] = question.getAllByRole('button');
  if (yes) await userEvent.click(yes);
  // The focus is restored once the dialog has closed.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Confirms a deletion that can be undone, and skips the undo period. */
export async function confirmForGood(): Promise<void> {
  await confirm();
  await press(adminText.dismiss);
}
