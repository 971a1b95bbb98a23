import type { Endpoint } from '@vitrin/contract/endpoints';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminText } from '@vitrin/ui/text/panelText';
import type { ListText } from '@vitrin/ui/text/catalogue';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { signedIn } from './PanelStory.tsx';

/** The list that a story opens, its first item, and how the API returns it afterwards. */
export type ConnectedListInput = {
  address: string;
  /** The calls that the stories make fail. */
  calls: Record<'listAll' | 'bulk' | 'remove', Endpoint>;
  text: ListText;
  /** The title of the first item, which is active. */
  title: string;
  count: number;
  listAll: () => Promise<readonly { active: boolean }[]>;
};

/** A response of a failed server. */
export const broken = { message: 'Something went wrong on the server' };

/**
 * The setup, steps and expectations shared by the stories of all connected lists. Each kind still has a story file that
 * names them: Storybook finds titles and exports in the source without running it, so they cannot be made in a loop.
 */
export function connectedList({ address, calls, text, title, count, listAll }: ConnectedListInput) {
  const fresh = { msw: scenarios.fixtures() };
  const refused = (call: keyof typeof calls) => ({
    msw: [...refusing(calls[call], 500, broken), ...scenarios.fixtures()],
  });
  const switchOfFirst = () =>
    screen.findByRole('switch', { name: (name: string) => name.startsWith(adminText.list.visible(title)) });
  return {
    meta: { args: { address }, beforeEach: signedIn, parameters: { layout: 'fullscreen', ...fresh } },
    ready: {
      play: async () => {
        await expect(await screen.findByRole('table', { name: text.title })).toBeVisible();
        await expect(screen.getAllByRole('switch')).toHaveLength(count);
      },
    },
    toggled: {
      parameters: fresh,
      play: async () => {
        await userEvent.click(await switchOfFirst());
        await expect(await switchOfFirst()).not.toBeChecked();
        await waitFor(async () =>
          expect((await listAll()).filter(({ active }) => active)).toHaveLength(count - 1),
        );
      },
    },
    toggleRefused: {
      parameters: refused('bulk'),
      play: async () => {
        await userEvent.click(await switchOfFirst());
        await waitFor(() => expect(screen.getByText(text.statusFailed)).toBeVisible());
        await expect(await switchOfFirst()).toBeChecked();
      },
    },
    deleteRefused: {
      parameters: refused('remove'),
      play: async () => {
        await userEvent.click(await screen.findByRole('button', { name: adminText.list.actionsFor(title) }));
        await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.delete }));
        await userEvent.click(await screen.findByRole('button', { name: text.deleteOne }));
        await userEvent.click(await screen.findByRole('button', { name: adminText.dismiss }));
        await expect(await screen.findByText(text.deleteFailed)).toBeInTheDocument();
        await expect(await switchOfFirst()).toBeInTheDocument();
      },
    },
    failed: {
      parameters: refused('listAll'),
      play: async () => {
        await expect(await screen.findByText(text.loadFailed)).toBeVisible();
      },
    },
    empty: {
      parameters: { msw: scenarios.empty() },
      play: async () => {
        await expect(await screen.findByText(text.empty)).toBeVisible();
      },
    },
  };
}
