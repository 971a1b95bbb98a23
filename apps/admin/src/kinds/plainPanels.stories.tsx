import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { repeatKeyHeader } from '@vitrin/contract/endpoints';
import { type PlainGroup, plainGroups, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { lists } from '@vitrin/mocks/lists';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken } from '../testing/connectedList.ts';
import { largePicture } from '../testing/pictureFaults.ts';
import { signedIn } from '../testing/PanelStory.tsx';
import { arrive, Tour } from '../testing/Tour.tsx';

/** Every plain kind over the API in turn, including ones added later. */
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
  await expect(await screen.findByText(sentence)).toBeVisible();
}

export const Ready: Story = {
  play: () =>
    inTurn(async (group) => {
      arrive(plainPaths(group).list);
      const table = await screen.findByRole('table', { name: adminText[group].title });
      await expect(within(table).getAllByRole('switch')).toHaveLength(lists[group].length);
    }),
};

/** The keys that new entries were sent with: without one, an entry whose response was lost is added twice. */
const sentKeys: (string | null)[] = [];
const notesKeys = http.post('*/api/*', ({ request }) => {
  sentKeys.push(request.headers.get(repeatKeyHeader));
});

export const Added: Story = {
  parameters: { msw: [notesKeys, ...scenarios.fixtures()] },
  play: () =>
    inTurn(async (group) => {
      const { name } = plainKinds[group];
      const texts = itemFormsText[name];
      arrive(plainPaths(group).begin);
      const save = await screen.findByRole('button', { name: texts.save });
      for (const box of screen.getAllByRole('textbox')) {
        const typed = box.getAttribute('type') === 'url' ? 'https://ornek.example/12' : '12';
        if (box.hasAttribute('required')) await userEvent.type(box, typed);
      }
      if ('pictureMissing' in texts) await choosePicture(save);
      sentKeys.length = 0;
      await userEvent.click(save);
      await waitFor(() => expect(screen.getByText(texts.saved)).toBeVisible());
      await expect(sentKeys[0]).toMatch(/^[\da-f-]{36}$/);
      arrive(plainPaths(group).list);
      await screen.findByRole('table', { name: adminText[group].title });
      await expect(screen.getAllByRole('switch')).toHaveLength(lists[group].length + 1);
    }),
};

async function choosePicture(save: HTMLElement): Promise<void> {
  const form = save.closest('form');
  const chooser = form?.querySelector<HTMLInputElement>('input[type="file"]:not([hidden])');
  if (!chooser) throw new Error('The form takes no picture');
  await userEvent.upload(chooser, await largePicture('portre.png'));
  await waitFor(() => expect(form?.innerHTML).toContain('portre.png'));
}

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
