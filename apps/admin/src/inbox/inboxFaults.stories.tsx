import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { adminFormsText, adminInboxText as text, adminText } from '@vitrin/ui/text/panelText';
import { user } from '@vitrin/mocks/fixtures/session';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ourClient } from '../api.ts';
import { press } from '../testing/changeFaults.ts';
import { signedIn } from '../testing/PanelStory.tsx';
import {
  arrive,
  befall,
  faultParameters,
  faultyServer,
  signInAgain,
  startOver,
  Tour,
} from '../testing/Tour.tsx';

/** What is typed on a message, under faults and wrong turns. */
const meta = {
  title: 'Connected/InboxFaults',
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const message = adminPaths.messages('message-1');
const words = 'Perşembe geliyoruz.';
const replyField = () => screen.findByRole('textbox', { name: text.replyTo('yazan1@ornek.example') });
const expectReply = (value: string) => waitFor(async () => expect(await replyField()).toHaveValue(value));
const noteField = () => screen.findByRole('textbox', { name: text.note });
const note = async () => (await ourClient.messages.read({ params: { id: 'message-1' } })).note;
const stored = () => JSON.stringify(Object.entries(localStorage));

async function write(field: HTMLElement, typed: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(typed);
}

async function leave(choice: string): Promise<void> {
  await userEvent.click(await screen.findByRole('link', { name: adminText.frame.dashboard }));
  const question = await screen.findByRole('alertdialog', { name: text.leave.question });
  await userEvent.click(within(question).getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

const dashboard = () => screen.findByRole('heading', { level: 1, name: adminText.frame.dashboard });

export const WrongTurns: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(message);
    await write(await replyField(), words);
    await press(/Kerem Ünal/);
    await screen.findByRole('textbox', { name: text.replyTo('yazan2@ornek.example') });
    await press(/Ayşe Çelik/);
    await expectReply(words);
    await leave(adminFormsText.leave.stay);
    await expectReply(words);
    await leave(text.leave.keep);
    await dashboard();
    arrive(message);
    await expectReply(words);
    await write(await replyField(), '!');
    await leave(text.leave.discard);
    await dashboard();
    arrive(message);
    await expectReply('');
  },
};

/** A killed page: what was typed is stored, and the note is put below what was written since. */
export const PageKilled: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(message);
    await write(await replyField(), words);
    await write(await noteField(), 'Aranacak.');
    await waitFor(() => expect(stored()).toContain('Aranacak.'));
    const kept = Object.entries(localStorage);
    // The note of a page that is only left is sent.
    arrive(adminPaths.messages());
    await waitFor(async () => expect(await note()).toBe('Aranacak.'));
    await waitFor(() => expect(stored()).not.toContain('Aranacak.'));
    await ourClient.messages.update({ params: { id: 'message-1' }, body: { note: 'Arandı.' } });
    for (const [name, value] of kept) localStorage.setItem(name, String(value));
    arrive(message);
    await expectReply(words);
    await waitFor(async () => expect(await noteField()).toHaveValue('Arandı.\n\nAranacak.'));
  },
};

/** What one account has typed does not stand in another one's field of the same browser. */
export const OtherAccount: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(message);
    await write(await replyField(), words);
    await waitFor(() => expect(stored()).toContain(words));
    const kept = Object.entries(localStorage);
    arrive(adminPaths.messages());
    localStorage.clear();
    signedIn();
    for (const [name, value] of kept)
      if (name.startsWith('draft.'))
        localStorage.setItem(name.replace(user.id, 'somebody-else'), String(value));
    arrive(message);
    await expectReply('');
  },
};

export const SessionEnded: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(message);
    await write(await replyField(), words);
    befall('signedOut');
    await press(text.send);
    await signInAgain();
    await screen.findByText(text.sent);
    await expectReply('');
  },
};

/** The reply is on its way, but the response was lost. */
export const ResponseLost: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(message);
    await write(await replyField(), words);
    befall('dropped');
    await press(text.send);
    await screen.findByText(text.replyLost);
    await expectReply(words);
    befall('unheard');
    await press(text.send);
    await expectReply('');
    await expect(await ourClient.messages.replies({ params: { id: 'message-1' } })).toHaveLength(1);
  },
};

/** A refused note stays in its field. */
export const NoteRefused: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(message);
    await write(await noteField(), 'Aranacak.');
    befall('broken');
    await userEvent.tab();
    await press(adminText.retry);
    befall(undefined);
    await waitFor(async () => expect(await noteField()).toHaveValue('Aranacak.'));
    await press(adminText.retry);
    await waitFor(async () => expect(await note()).toBe('Aranacak.'));
  },
};

/** A reply arrives after the inbox was left: what was typed on in the meantime stays in this browser. */
export const LeftWhileSending: Story = {
  parameters: faultyServer(),
  play: async () => {
    arrive(message);
    await write(await replyField(), words);
    befall('slow');
    await press(text.send);
    await leave(text.leave.keep);
    await dashboard();
    arrive(message);
    await expectReply(words);
    await write(await replyField(), ' Sonra da.');
    await waitFor(() => expect(stored()).toContain('Sonra da.'));
    befall(undefined);
    await screen.findByText(text.sentTo('Ayşe Çelik'));
    await expect(stored()).toContain('Sonra da.');
  },
};
