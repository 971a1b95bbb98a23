import { adminText } from '@vitrin/ui/text/admin.en';
import type { ListText } from '@vitrin/ui/text/listTexts.en';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** The list that a story opens, its first item, and how the API lists it afterwards. */
export type ListPlaysInput = {
  text: ListText;
  /** The title of the first item, which is active. */
  title: string;
  count: number;
  listAll: () => Promise<readonly { active: boolean }[]>;
};

/** An answer of a server that broke. */
export const broken = { message: 'Something went wrong on the server' };

/** What the stories of every connected list do and see. */
export function listPlays({ text, title, count, listAll }: ListPlaysInput) {
  const switchOfFirst = () => screen.findByRole('switch', { name: adminText.list.visible(title) });
  return {
    shown: async () => {
      await expect(await screen.findByRole('table', { name: text.title })).toBeVisible();
      await expect(screen.getAllByRole('switch')).toHaveLength(count);
    },
    toggled: async () => {
      await userEvent.click(await switchOfFirst());
      await expect(await switchOfFirst()).not.toBeChecked();
      await waitFor(async () =>
        expect((await listAll()).filter(({ active }) => active)).toHaveLength(count - 1),
      );
    },
    toggleRefused: async () => {
      await userEvent.click(await switchOfFirst());
      await waitFor(() => expect(screen.getByText(text.statusFailed)).toBeVisible());
      await expect(await switchOfFirst()).toBeChecked();
    },
    deleteRefused: async () => {
      await userEvent.click(await screen.findByRole('button', { name: adminText.list.actionsFor(title) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.delete }));
      await userEvent.click(await screen.findByRole('button', { name: text.deleteOne }));
      await userEvent.click(await screen.findByRole('button', { name: adminText.dismiss }));
      await expect(await screen.findByText(text.deleteFailed)).toBeInTheDocument();
      await expect(await switchOfFirst()).toBeInTheDocument();
    },
    failed: async () => {
      await expect(await screen.findByText(text.loadFailed, {}, { timeout: 5_000 })).toBeVisible();
    },
    empty: async () => {
      await expect(await screen.findByText(text.empty)).toBeVisible();
    },
  };
}
