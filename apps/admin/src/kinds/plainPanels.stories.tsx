import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { type PlainGroup, plainGroups, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { lists } from '@vitrin/mocks/lists';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken } from '../testing/connectedList.ts';
import { signedIn } from '../testing/PanelStory.tsx';
import { arrive, patience, Tour } from '../testing/Tour.tsx';

/** Every plain kind over the API, one after the other: a new one is among them by itself. */
const meta = {
  title: 'Connected/Plain kinds',
  component: Tour,
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

async function inTurn(visit: (group: PlainGroup) => Promise<void>): Promise<void> {
  for (const group of plainGroups) {
    await visit(group);
  }
}

async function says(group: PlainGroup, sentence: string): Promise<void> {
  arrive(plainPaths(group).list);
  await expect(await screen.findByText(sentence, {}, patience)).toBeVisible();
}

export const Ready: Story = {
  play: () =>
    inTurn(async (group) => {
      arrive(plainPaths(group).list);
      const table = await screen.findByRole('table', { name: adminText[group].title }, patience);
      await expect(within(table).getAllByRole('switch')).toHaveLength(lists[group].length);
    }),
};

export const Added: Story = {
  play: () =>
    inTurn(async (group) => {
      const { name } = plainKinds[group];
      arrive(plainPaths(group).begin);
      const save = await screen.findByRole('button', { name: itemFormsText[name].save }, patience);
      for (const box of screen.getAllByRole('textbox')) {
        if (box.hasAttribute('required')) await userEvent.type(box, '12');
      }
      await userEvent.click(save);
      await waitFor(() => expect(screen.getByText(itemFormsText[name].saved)).toBeVisible(), patience);
      arrive(plainPaths(group).list);
      await screen.findByRole('table', { name: adminText[group].title }, patience);
      await expect(screen.getAllByRole('switch')).toHaveLength(lists[group].length + 1);
    }),
};

export const Failed: Story = {
  parameters: {
    msw: [
      ...plainGroups.flatMap((group) => refusing(plainKinds[group].calls.listAll, 500, broken)),
      ...scenarios.fixtures(),
    ],
  },
  play: () => inTurn((group) => says(group, adminText[group].loadFailed)),
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: () => inTurn((group) => says(group, adminText[group].empty)),
};
