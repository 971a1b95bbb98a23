import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { messages } from '@vitrin/mocks/fixtures/messages';
import { redirects } from '@vitrin/mocks/fixtures/redirects';
import { manyServices, services } from '@vitrin/mocks/fixtures/services';
import { trash } from '@vitrin/mocks/fixtures/trash';
import { adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ourClient } from '../api.ts';
import { panelKinds } from '../kinds/panelKinds.ts';
import { isWorkUnderWay } from '../shared/underWay.ts';
import { endOffers } from '../shared/undoable.ts';
import {
  type Change,
  changesUnderFaults,
  confirm,
  confirmForGood,
  flipFirst,
  press,
  switchesShown,
  switchStates,
} from '../testing/changeFaults.ts';
import {
  arrive,
  befall,
  type Fault,
  faultParameters,
  faultsInTurn,
  faultyServer,
  startOver,
  strikes,
  Tour,
  wayFaults,
} from '../testing/Tour.tsx';

/** Every list of the panel under faults: in the end it shows the actual state. */
const meta = {
  title: 'Connected/ListFaults',
  tags: ['long'],
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const lists = () => [...panelKinds.flatMap(({ routes }) => routes[0]?.path ?? []), adminPaths.gallery()];

/** The lists of kinds share their code; the gallery, and lists of anything else, have their own. */
const faultsAt = (place: number) => (place < panelKinds.length ? faultsInTurn(place) : wayFaults);

const eachList = (act: Change['act'], prepare?: Change['prepare']): Story =>
  changesUnderFaults(() =>
    lists().map((address, place) => ({
      address,
      faults: faultsAt(place),
      shown: switchesShown,
      seen: switchStates,
      failed: adminText.retry,
      act,
      prepare,
    })),
  );

/** Two entries, which go to the server in one call. */
async function chooseTwo() {
  const { select, selectPage } = adminText.list;
  const boxes = screen.getAllByRole('checkbox', {
    name: (name) => name.startsWith(select('').trim()) && name !== selectPage,
  });
  // The selection stays while a change of it fails.
  for (const box of boxes.slice(0, 2)) {
    if (box.getAttribute('aria-checked') !== 'true' && !(box instanceof HTMLInputElement && box.checked)) {
      await userEvent.click(box);
    }
  }
}

const bar = () => within(screen.getByRole('region', { name: adminText.list.selectedRegion }));

export const SwitchFails: Story = eachList(flipFirst);

export const BulkFails: Story = eachList(
  async () => userEvent.click(bar().getByRole('button', { name: adminText.list.deactivate })),
  chooseTwo,
);

const [firstList = ''] = lists();

/** What the server has done although its answer was lost is repeated, not undone. */
const unheard = (act: () => Promise<unknown>, changed: readonly number[]): Story => ({
  parameters: faultyServer(),
  play: async () => {
    arrive(firstList);
    await switchesShown();
    const before = switchStates();
    const after = before.map((state, place) => (changed.includes(place) ? String(state !== 'true') : state));
    befall('unheard');
    await act();
    const retry = await screen.findByRole('button', { name: adminText.retry });
    await waitFor(() => expect(switchStates()).toEqual(after));
    befall(undefined);
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: adminText.retry })).toBeNull());
    await expect(switchStates()).toEqual(after);
  },
});

export const SwitchUnheard: Story = { ...unheard(flipFirst, [0]), tags: ['!long'] };

/** Where neither the change nor the list comes through, the panel itself takes back what the switch shows. */
export const SwitchOffline: Story = {
  tags: ['!long'],
  parameters: faultyServer(),
  play: async () => {
    arrive(firstList);
    await switchesShown();
    const before = switchStates();
    befall('offline');
    await flipFirst();
    const retry = await screen.findByRole('button', { name: adminText.retry });
    await waitFor(() => expect(switchStates()).toEqual(before));
    befall(undefined);
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: adminText.retry })).toBeNull());
    await expect(switchStates()[0]).not.toBe(before[0]);
  },
};

/** What somebody else has hidden meanwhile is hidden, and not published again, by the switch of a list that shows it. */
export const SwitchOfOldList: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(firstList);
    await switchesShown();
    const after = switchStates().map((state, place) => (place === 0 ? 'false' : state));
    await ourClient.services.bulk({ body: { act: 'deactivate', ids: [services[0]?.id ?? ''] } });
    await expect(switchStates()).not.toEqual(after);
    await flipFirst();
    await waitFor(() => expect(switchStates()).toEqual(after));
    arrive(firstList);
    await switchesShown();
    await expect(switchStates()).toEqual(after);
  },
};

/** Opens the confirmation for deleting the first entry. */
async function askToDelete() {
  // What a dialog covered is usable again once it has closed.
  const [actions] = await screen.findAllByRole('button', {
    name: (name) => name.includes(adminText.list.actionsFor('').trim()),
  });
  if (actions) await userEvent.click(actions);
  await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.delete }));
}

export const DeletionFails: Story = eachList(confirmForGood, askToDelete);

/** What is gone although the answer to its deletion was lost is not told to be there when it is deleted again. */
export const DeletionUnheard: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(firstList);
    await switchesShown();
    const before = switchStates();
    befall('unheard');
    await askToDelete();
    await confirmForGood();
    await screen.findByRole('button', { name: adminText.retry });
    await waitFor(() => expect(switchStates()).toEqual(before.slice(1)));
    befall(undefined);
    await press(adminText.retry);
    await screen.findByRole('button', { name: adminText.undo });
    await endOffers();
    await expect(isWorkUnderWay()).toBe(false);
    // The former failure takes a moment to leave.
    await waitFor(() => expect(screen.queryByRole('button', { name: adminText.retry })).toBeNull());
  },
};

/** A phone may end a hidden page without another word, so a deletion is sent before, and can no longer be undone. */
export const DeletionOfHiddenPage: Story = {
  tags: ['!long'],
  parameters: faultyServer(),
  play: async () => {
    arrive(firstList);
    await switchesShown();
    const before = await ourClient.services.listAll();
    await askToDelete();
    await confirm();
    // While it has the focus, the offer does not end by itself.
    (await screen.findByRole('button', { name: adminText.undo })).focus();
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await ourClient.services.listAll()).toHaveLength(before.length - 1));
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('button', { name: adminText.undo })).toBeNull());
    await expect(switchStates()).toHaveLength(before.length - 1);
  },
};

/** While a whole page is being deleted, it shows what will be on it: the next one. */
export const WholePageDeleted: Story = {
  parameters: faultyServer({ services: manyServices(40) }),
  play: async () => {
    arrive(firstList);
    await switchesShown();
    await userEvent.click(await screen.findByRole('checkbox', { name: adminText.list.selectPage }));
    await press(adminText.list.delete);
    await confirm();
    await waitFor(() => expect(switchStates()).toHaveLength(15));
    await expect(document.querySelector('main')).toHaveTextContent(adminText.services.footInOrder(15));
    await press(adminText.undo);
    await waitFor(() => expect(switchStates()).toHaveLength(25));
  },
};

const serviceList = () => screen.findByRole('region', { name: adminText.services.title });

/** Deletes all entries of the page, and expects so many of the total on the page that is shown then. */
async function deletePage(rows: number, total: number): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: adminText.list.selectPage }));
  await press(adminText.list.delete);
  await confirm();
  await waitFor(() => expect(switchStates()).toHaveLength(rows));
  await expect(await serviceList()).toHaveTextContent(adminText.services.footInOrder(total));
  await waitFor(async () => expect(await serviceList()).toHaveFocus());
  await expect(screen.queryByRole('region', { name: adminText.list.selectedRegion })).toBeNull();
}

/** Deleted from the end, one page after the other: each time the page before it is shown. */
export const PagesDeletedFromEnd: Story = {
  parameters: faultyServer({ services: manyServices(70) }),
  play: async () => {
    arrive(`${firstList}?page=3`);
    await waitFor(() => expect(switchStates()).toHaveLength(20));
    await deletePage(25, 50);
    await deletePage(25, 25);
    await expect(screen.queryByRole('navigation', { name: adminText.list.pager.label })).toBeNull();
    await endOffers();
    await expect(await ourClient.services.listAll()).toHaveLength(25);
    await waitFor(() => expect(switchStates()).toHaveLength(25));
    await expect(document.querySelector('main')).toHaveTextContent(adminText.services.footInOrder(25));
  },
};

/** Deleted from the beginning: each time what follows is shown. */
export const PagesDeletedFromStart: Story = {
  parameters: faultyServer({ services: manyServices(70) }),
  play: async () => {
    arrive(firstList);
    await waitFor(() => expect(switchStates()).toHaveLength(25));
    await deletePage(25, 45);
    await deletePage(20, 20);
    await endOffers();
    await waitFor(() => expect(switchStates()).toHaveLength(20));
    await expect(document.querySelector('main')).toHaveTextContent(adminText.services.footInOrder(20));
  },
};

/** With the last entry the list goes, and the keyboard stays where it was. */
export const LastDeleted: Story = {
  parameters: faultyServer({ services: services.slice(0, 1) }),
  play: async () => {
    arrive(firstList);
    await screen.findByRole('switch');
    await askToDelete();
    await confirm();
    await screen.findByText(adminText.services.empty);
    await waitFor(() => expect(screen.getByRole('region', { name: adminText.services.title })).toHaveFocus());
    await press(adminText.undo);
  },
};

/** A deletion that is undone is never sent, so nothing can go wrong with it. */
export const DeletionUndone: Story = {
  play: async () => {
    for (const address of lists()) {
      startOver();
      arrive(address);
      await switchesShown();
      const before = switchStates();
      befall('broken');
      await askToDelete();
      await confirm();
      await press(adminText.undo);
      await waitFor(() => expect([address, switchStates()]).toEqual([address, before]));
      await expect([address, strikes()]).toEqual([address, 0]);
    }
  },
};

type Listing = { address: string; shown: () => Promise<unknown> };

const shows = (text: string) => async () => {
  await screen.findAllByText(text);
};

/** Every list, and how to tell that it is shown. */
const listings = (): readonly Listing[] => [
  ...lists().map((address) => ({ address, shown: switchesShown })),
  { address: adminPaths.messages(), shown: shows(messages[0]?.name ?? '') },
  { address: adminPaths.redirects(), shown: shows(redirects[0]?.from ?? '') },
  { address: adminPaths.trash(), shown: shows(trash[0]?.title ?? '') },
];

/** The lists that are tested with a fault. */
const meeting = (fault: Fault) => listings().filter((_, place) => faultsAt(place).includes(fault));

/** Lists that cannot be loaded at first, and then can. */
const loading = (fault: Fault, sign: () => Promise<unknown>, goOn?: () => Promise<unknown>): Story => ({
  parameters: faultyServer({ trash }),
  play: async () => {
    for (const { address, shown } of meeting(fault)) {
      startOver();
      befall(fault, { reads: true });
      arrive(address);
      await waitFor(() => expect([address, strikes()]).not.toEqual([address, 0]));
      await sign();
      befall(undefined);
      await goOn?.();
      await shown();
      await expect(screen.queryByText(adminText.connection.lost)).toBeNull();
    }
  },
});

const saysLost = () => screen.findByText(adminText.connection.lost);
const offersToTry = () => screen.findByRole('button', { name: adminText.tryAgain });

/** Failed reads are retried automatically, and the panel says so meanwhile. */
export const LoadDropped: Story = loading('dropped', saysLost);
export const LoadOffline: Story = loading('offline', saysLost);
/** A slow read is waited for, without an error. */
export const LoadSlow: Story = loading('slow', async () => {
  await screen.findAllByText(adminText.loading);
  await expect(screen.queryByText(adminText.connection.lost)).toBeNull();
  await expect(screen.queryByRole('button', { name: adminText.tryAgain })).toBeNull();
});
export const LoadBroken: Story = loading('broken', offersToTry, () => press(adminText.tryAgain));

/** Nothing was in progress: the login page is shown. */
export const LoadSignedOut: Story = {
  play: async () => {
    for (const { address } of meeting('signedOut')) {
      startOver();
      befall('signedOut', { reads: true });
      arrive(address);
      await screen.findByRole('button', { name: adminText.login.login });
    }
  },
};
