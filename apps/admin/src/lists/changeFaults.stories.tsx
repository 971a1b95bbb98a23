import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { redirects } from '@vitrin/mocks/fixtures/redirects';
import { trash } from '@vitrin/mocks/fixtures/trash';
import {
  adminMessagesText,
  adminRedirectsText,
  adminSettingsText,
  adminTrashText,
} from '@vitrin/ui/text/panelText';
import { screen, waitFor, expect } from 'storybook/test';
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
import { faultParameters, patience, startOver, Tour } from '../testing/Tour.tsx';

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
  shown: () => screen.findByRole('button', { name: /Ayşe Çelik/ }, patience),
  failed: adminMessagesText.updateFailed,
};
const ofKerem = /Kerem Ünal/;
const seenOfKerem = () => screen.queryAllByRole('button', { name: ofKerem }).map(() => 'Kerem');

export const MessageRead: Story = changesUnderFaults(() => [
  {
    ...inbox,
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

export const MessageDeleted: Story = changesUnderFaults(() => [
  {
    ...inbox,
    prepare: async () => {
      await press(ofKerem);
      await press(adminMessagesText.delete);
    },
    act: confirmForGood,
    seen: seenOfKerem,
    failed: adminMessagesText.deleteFailed,
  },
]);

const titles = trash.map(({ title }) => title).filter((title) => title !== '');
const [restored = '', removed = ''] = titles;
const seenInTrash = () => readable(...titles);
const bin = {
  address: adminPaths.trash(),
  shown: () =>
    waitFor(() => expect(readable(...titles, adminTrashText.nothingTitle)).not.toEqual([]), patience),
  seen: seenInTrash,
};

export const TrashBroughtBack: Story = changesUnderFaults(
  () => [
    { ...bin, act: () => press(adminTrashText.restoreOne(restored)), failed: adminTrashText.restoreFailed },
  ],
  { trash },
);

export const TrashDeleted: Story = changesUnderFaults(
  () => [
    {
      ...bin,
      prepare: () => press(adminTrashText.remove(removed)),
      act: confirm,
      failed: adminTrashText.removeFailed,
    },
    {
      ...bin,
      prepare: async () => {
        await press(adminTrashText.empty);
        await screen.findByRole('alertdialog', {}, patience);
      },
      act: confirm,
      failed: adminTrashText.emptyFailed,
    },
  ],
  { trash },
);

const [redirect = ''] = redirects.map(({ from }) => from);

export const RedirectDeleted: Story = changesUnderFaults(() => [
  {
    address: adminPaths.redirects(),
    shown: () => screen.findByText(redirects[1]?.from ?? '', {}, patience),
    prepare: () => press(adminRedirectsText.remove(redirect)),
    act: confirm,
    seen: () => readable(redirect),
    failed: adminRedirectsText.deleteFailed,
  },
]);

const { slider } = adminSettingsText;
const slides = { address: adminPaths.settings('slider'), shown: switchesShown, seen: switchStates };
const named = (text: (name: string) => string) => new RegExp(text('.+'));
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main li img')].map(({ src }) => src);

export const Slides: Story = changesUnderFaults((): readonly Change[] => [
  { ...slides, act: flipFirst, failed: slider.statusFailed },
  { ...slides, act: () => press(named(slider.down)), seen: pictures, failed: slider.orderFailed },
  {
    ...slides,
    prepare: () => press(named(slider.delete)),
    act: confirmForGood,
    failed: slider.deleteFailed,
  },
]);
