import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { redirects } from '@vitrin/mocks/fixtures/redirects';
import { trash } from '@vitrin/mocks/fixtures/trash';
import {
  adminInboxText,
  adminMessagesText,
  adminRedirectsText,
  adminSettingsText,
  adminTrashText,
} from '@vitrin/ui/text/panelText';
import { screen, waitFor, expect } from 'storybook/test';
import { ourClient } from '../api.ts';
import { isWorkUnderWay } from '../shared/underWay.ts';
import { endOffers } from '../shared/undoable.ts';
import {
  type Change,
  changesUnderFaults,
  confirm,
  confirmForGood,
  flipFirst,
  press,
  readable,
  switchesShown,
  switchStates,
} from '../testing/changeFaults.ts';
import { arrive, faultParameters, faultyServer, startOver, Tour } from '../testing/Tour.tsx';
import { whenIdle } from '../whenSettled.ts';

/** Immediate changes in the inbox, the trash, the redirects and the banner, under faults. */
const meta = {
  title: 'Connected/ChangeFaults',
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const inbox = {
  address: adminPaths.messages(),
  shown: () => screen.findByRole('button', { name: /Ayşe Çelik/ }),
  failed: adminMessagesText.updateFailed,
};
const ofKerem = /Kerem Ünal/;
const seenOfKerem = () => screen.queryAllByRole('button', { name: ofKerem }).map(() => 'Kerem');

export const MessageRead: Story = changesUnderFaults(() => [
  {
    ...inbox,
    // Only what is opened becomes read, and it stays open when that fails.
    prepare: () => press(ofKerem),
    act: () => press(/Ayşe Çelik/),
    seen: () => screen.queryAllByText(adminMessagesText.unreadBefore.trim()).map(() => 'unread'),
  },
]);

export const MessageArchived: Story = changesUnderFaults(() => [
  {
    ...inbox,
    prepare: () => press(ofKerem),
    act: () => press(adminMessagesText.archive),
    seen: seenOfKerem,
  },
]);

const messageDeletion: Change = {
  ...inbox,
  prepare: async () => {
    await press(ofKerem);
    await press(adminMessagesText.delete);
  },
  act: confirmForGood,
  seen: seenOfKerem,
  failed: adminMessagesText.deleteFailed,
};

export const MessageDeleted: Story = changesUnderFaults(() => [messageDeletion]);

const titles = trash.map(({ title }) => title).filter((title) => title !== '');
const [restored = '', removed = ''] = titles;
const seenInTrash = () => readable(...titles);
const bin = {
  address: adminPaths.trash(),
  shown: () => waitFor(() => expect(readable(...titles, adminTrashText.nothingTitle)).not.toEqual([])),
  seen: seenInTrash,
};

export const TrashBroughtBack: Story = changesUnderFaults(
  () => [
    { ...bin, act: () => press(adminTrashText.restoreOne(restored)), failed: adminTrashText.restoreFailed },
  ],
  { trash },
);

const trashDeletion: Change = {
  ...bin,
  prepare: () => press(adminTrashText.remove(removed)),
  act: confirm,
  failed: adminTrashText.removeFailed,
};

export const TrashDeleted: Story = changesUnderFaults(
  () => [
    trashDeletion,
    {
      ...bin,
      prepare: async () => {
        await press(adminTrashText.empty);
        await screen.findByRole('alertdialog');
      },
      act: confirm,
      failed: adminTrashText.emptyFailed,
    },
  ],
  { trash },
);

const [redirect = ''] = redirects.map(({ from }) => from);

const redirectDeletion: Change = {
  address: adminPaths.redirects(),
  shown: () => screen.findByText(redirects[1]?.from ?? ''),
  prepare: () => press(adminRedirectsText.remove(redirect)),
  act: confirm,
  seen: () => readable(redirect),
  failed: adminRedirectsText.deleteFailed,
};

export const RedirectDeleted: Story = changesUnderFaults(() => [redirectDeletion]);

const { slider } = adminSettingsText;
const slides = { address: adminPaths.settings('slider'), shown: switchesShown, seen: switchStates };
const named = (text: (name: string) => string) => new RegExp(text('.+'));
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main li img')].map(({ src }) => src);

const slideDeletion: Change = {
  ...slides,
  prepare: () => press(named(slider.delete)),
  act: confirmForGood,
  failed: slider.deleteFailed,
};

export const Slides: Story = changesUnderFaults((): readonly Change[] => [
  { ...slides, act: flipFirst, failed: slider.statusFailed },
  { ...slides, act: () => press(named(slider.down)), seen: pictures, failed: slider.orderFailed },
  slideDeletion,
]);

/** A picture that somebody else has hidden meanwhile is hidden, and not published again, by the switch that shows it. */
export const SlideHiddenAlready: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(slides.address);
    await switchesShown();
    const after = switchStates().map((state, place) => (place === 0 ? 'false' : state));
    const [first] = await ourClient.slider.listAll();
    await ourClient.slider.toggle({ params: { id: first?.id ?? '' } });
    await expect(switchStates()).not.toEqual(after);
    await flipFirst();
    await screen.findByText(slider.statusUpdated);
    await expect((await ourClient.slider.listAll()).map(({ active }) => String(active))).toEqual(after);
    await expect(switchStates()).toEqual(after);
  },
};

/** An item that was deleted elsewhere disappears, and no message claims that it still exists. */
const goneAlready = (
  { address, shown, prepare, failed }: Change,
  { elsewhere, told }: { elsewhere: () => Promise<unknown>; told: string },
): Story => ({
  parameters: faultyServer({ trash }),
  play: async () => {
    arrive(address);
    await shown();
    await prepare?.();
    await elsewhere();
    await confirm();
    await screen.findByText(told);
    await endOffers();
    await whenIdle();
    await expect(isWorkUnderWay()).toBe(false);
    await expect(screen.queryByText(failed)).toBeNull();
  },
});

export const MessageGone: Story = goneAlready(messageDeletion, {
  elsewhere: () => ourClient.messages.remove({ params: { id: 'message-2' } }),
  told: adminMessagesText.deleted,
});

export const TrashGone: Story = goneAlready(trashDeletion, {
  elsewhere: async () => {
    const gone = (await ourClient.trash.listAll()).find(({ title }) => title === removed);
    await ourClient.trash.remove({ params: { id: gone?.id ?? '' } });
  },
  told: adminTrashText.removed,
});

export const RedirectGone: Story = goneAlready(redirectDeletion, {
  elsewhere: async () => {
    const gone = (await ourClient.redirects.listAll()).find(({ from }) => from === redirect);
    await ourClient.redirects.remove({ params: { id: gone?.id ?? '' } });
  },
  told: adminRedirectsText.deleted,
});

export const SlideGone: Story = goneAlready(slideDeletion, {
  elsewhere: async () => {
    const [gone] = await ourClient.slider.listAll();
    await ourClient.slider.remove({ params: { id: gone?.id ?? '' } });
  },
  told: slider.deleted,
});

const readsOfDeleted = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/contact-messages/message-2'));

/** Back to a message that was deleted here leads to the list, without the words about somebody else. */
export const MessageDeletedHere: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(inbox.address);
    await messageDeletion.prepare?.();
    await confirm();
    await screen.findByText(adminMessagesText.deleted);
    await endOffers();
    performance.clearResourceTimings();
    arrive(adminPaths.messages('message-2'));
    await inbox.shown();
    await waitFor(() => expect(readsOfDeleted()).not.toEqual([]));
    await whenIdle();
    await expect(screen.queryByText(adminInboxText.gone.title)).toBeNull();
  },
};
