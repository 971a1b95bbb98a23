import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { adminText } from '@vitrin/ui/text/panelText';
import { clearNotices } from '@vitrin/ui/admin/notify';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { panelKinds } from '../kinds/panelKinds.ts';
import { arrive, befall, type Fault, faultParameters, startOver, patience, Tour } from '../testing/Tour.tsx';

/** Every list of the panel while something goes wrong: in the end it shows what is true. */
const meta = {
  title: 'Connected/ListFaults',
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const lists = () => [...panelKinds.flatMap(({ routes }) => routes[0]?.path ?? []), adminPaths.gallery()];

const switches = () => screen.getAllByRole('switch');
const states = () => switches().map((each) => each.getAttribute('aria-checked'));
const shown = () => waitFor(() => expect(switches().length).toBeGreaterThan(1), patience);

/** Opens each list, as somebody who is signed in. */
async function eachList(visit: (address: string) => Promise<void>, isOpen = true): Promise<void> {
  for (const address of lists()) {
    startOver();
    if (isOpen) {
      arrive(address);
      // One after the other: there is one screen.
      await shown();
    }
    await visit(address);
  }
}

/**
 * A change of each list under every fault: the screen goes back to what the server has, does not wait for a slow one to
 * show what was asked, and without a session leads to where one signs in. In the end the change goes through.
 */
const failing =
  (act: (fault: Fault) => Promise<unknown>, isDone: (before: readonly unknown[]) => boolean) => async () => {
    await eachList(async (address) => {
      const before = states();
      for (const fault of ['dropped', 'broken', 'offline'] satisfies Fault[]) {
        befall(fault);
        await act(fault);
        await screen.findByText(adminText.retry, {}, patience);
        await waitFor(() => expect([address, fault, states()]).toEqual([address, fault, before]), patience);
        befall(undefined);
        clearNotices();
        await waitFor(() => expect(screen.queryByText(adminText.retry)).toBeNull(), patience);
      }
      befall('slow');
      await act('slow');
      await expect(screen.queryByText(adminText.retry)).toBeNull();
      befall(undefined);
      await waitFor(() => expect([address, isDone(before)]).toEqual([address, true]), patience);
      befall('signedOut');
      await act('signedOut');
      await screen.findByText(adminText.login.login, {}, patience);
    });
  };

/** Two entries, which go to the server in one call. */
async function chooseTwo() {
  const { select, selectPage } = adminText.list;
  const boxes = screen.getAllByRole('checkbox', {
    name: (name) => name.startsWith(select('').trim()) && name !== selectPage,
  });
  // Those that were chosen stay so while a change of them fails.
  for (const box of boxes.slice(0, 2)) {
    if (box.getAttribute('aria-checked') !== 'true' && !(box instanceof HTMLInputElement && box.checked)) {
      await userEvent.click(box);
    }
  }
}
const bar = () => within(screen.getByRole('region', { name: adminText.list.selectedRegion }));

const differ = (before: readonly unknown[]) => states().join() !== before.join();
const press = async (name: string) => userEvent.click(bar().getByRole('button', { name }));

export const SwitchFails: Story = {
  play: failing(async () => {
    const [first] = switches();
    if (first) await userEvent.click(first);
  }, differ),
};

export const BulkFails: Story = {
  play: failing(async (fault) => {
    await chooseTwo();
    // What is hidden already is not sent.
    await press(fault === 'signedOut' ? adminText.list.activate : adminText.list.deactivate);
  }, differ),
};

/** Nothing was under way: one arrives where one signs in. */
export const LoadSignedOut: Story = {
  play: () =>
    eachList(async (address) => {
      befall('signedOut', { reads: true });
      arrive(address);
      await screen.findByRole('button', { name: adminText.login.login }, patience);
    }, false),
};
