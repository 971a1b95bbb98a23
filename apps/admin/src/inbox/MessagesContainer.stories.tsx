import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { ContactMessage } from '@vitrin/contract/messages/message';
import { endpoints } from '@vitrin/contract/endpoints';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminInboxText, adminMessagesText as text, adminText } from '@vitrin/ui/text/panelText';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ourClient } from '../api.ts';
import { leavingMessages } from './messages.ts';
import { createGate } from '../testing/gate.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const broken = { message: 'Something went wrong on the server' };
const letterOfAyse = () => screen.findByRole('button', { name: /Ayşe Çelik/ });

const meta = {
  title: 'Connected/Messages',
  component: PanelStory,
  args: { address: adminPaths.messages() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await expect(await screen.findByRole('link', { name: `${text.title} ${text.unread(1)}` })).toBeVisible();
    await userEvent.click(await letterOfAyse());
    await expect(await screen.findByRole('article', { name: 'Teklif' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: text.title })).toBeVisible());
    await waitFor(async () => expect((await ourClient.messages.listAll())[0]?.read).toBe(true));
  },
};

/** As from the dashboard, or the button in the e-mail; after that it can be marked as unread. */
export const OpenedByLink: Story = {
  args: { address: adminPaths.messages('message-1') },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.markUnread }));
    await expect(await screen.findByRole('link', { name: `${text.title} ${text.unread(1)}` })).toBeVisible();
    await waitFor(async () => expect((await read()).read).toBe(false));
    await expect(await screen.findByRole('button', { name: text.markRead })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /Kerem Ünal/ }));
    await userEvent.click(await letterOfAyse());
    await waitFor(() => expect(screen.getByRole('link', { name: text.title })).toBeVisible());
    await waitFor(async () => expect((await read()).read).toBe(true));
  },
};

export const ReadRefused: Story = {
  parameters: { msw: [...refusing(endpoints.messages.update, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await userEvent.click(await letterOfAyse());
    await waitFor(() => expect(screen.getByText(text.updateFailed)).toBeVisible());
    await expect(await screen.findByRole('link', { name: `${text.title} ${text.unread(1)}` })).toBeVisible();
  },
};

export const ArchivedAndBack: Story = {
  args: { address: adminPaths.messages('message-2') },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.archive }));
    await waitFor(() => expect(screen.queryByText('Kerem Ünal')).not.toBeInTheDocument());
    await expect(screen.getByRole('region', { name: text.title })).toHaveFocus();
    await waitFor(() => expect(screen.getByText(adminInboxText.moved.archived)).toBeVisible());
    await userEvent.click(screen.getByRole('radio', { name: text.archived }));
    await userEvent.click(await screen.findByRole('button', { name: /Kerem Ünal/ }));
    await userEvent.click(await screen.findByRole('button', { name: text.unarchive }));
    await userEvent.click(screen.getByRole('radio', { name: text.all }));
    await expect(await screen.findByRole('button', { name: /Kerem Ünal/ })).toBeVisible();
  },
};

/** Whichever way it is moved, the notice of it moves it back. */
export const MovedAndUndone: Story = {
  args: { address: adminPaths.messages('message-2') },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    for (const [button, moved, back] of [
      [text.archive, adminInboxText.moved.archived, adminInboxText.moved.unarchived],
      [adminInboxText.markSpam, adminInboxText.moved.spam, adminInboxText.moved.notSpam],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: button }));
      await waitFor(() => expect(screen.getByText(moved)).toBeVisible());
      await waitFor(() => expect(screen.queryByText('Kerem Ünal')).not.toBeInTheDocument());
      const undo = await screen.findByRole('button', { name: adminText.undo });
      undo.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByText(back)).toBeVisible());
      await userEvent.click(await screen.findByRole('button', { name: /Kerem Ünal/ }));
      await expect(await ourClient.messages.read({ params: { id: 'message-2' } })).toMatchObject({
        archived: false,
        spam: false,
      });
    }
  },
};

export const DeletedAndUndone: Story = {
  args: { address: adminPaths.messages('message-2') },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.delete }));
    await userEvent.click(await screen.findByRole('button', { name: text.deleteOne }));
    await waitFor(() => expect(screen.queryByText('Kerem Ünal')).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: adminText.undo }));
    await expect(await screen.findByRole('button', { name: /Kerem Ünal/ })).toBeVisible();
  },
};

export const DeletedForGood: Story = {
  args: { address: adminPaths.messages('message-2') },
  parameters: { msw: scenarios.fixtures(), consoleErrors: 'expected' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.delete }));
    await userEvent.click(await screen.findByRole('button', { name: text.deleteOne }));
    await userEvent.click(await screen.findByRole('button', { name: adminText.dismiss }));
    await waitFor(async () => expect(await ourClient.messages.listAll()).toHaveLength(1));
    await waitFor(() => expect(leavingMessages.read().size).toBe(0));
    await expect(screen.queryByRole('article')).toBeNull();
  },
};

const ofAyse = { address: adminPaths.messages('message-1') };
const id = 'message-1';
const replyField = () =>
  screen.findByRole('textbox', { name: adminInboxText.replyTo('yazan1@ornek.example') });
const sendReply = async () =>
  userEvent.click(await screen.findByRole('button', { name: adminInboxText.send }));

const read = () => ourClient.messages.read({ params: { id } });

const replies = createGate();
const heldReply = http.post('*/api/contact-messages/:id/replies', async () => {
  await replies.passed();
});

/** Sends a reply that is on its way until `replies` opens. */
async function sendHeld() {
  replies.close();
  await userEvent.type(await replyField(), 'Geliyoruz.');
  await sendReply();
}

async function openOther() {
  await userEvent.click(await screen.findByRole('button', { name: /Kerem Ünal/ }));
  await expect(await screen.findByRole('heading', { name: text.noSubject })).toHaveFocus();
}

/** What is typed while a reply is sent is not part of it. */
export const TypedMeanwhile: Story = {
  args: ofAyse,
  parameters: { msw: [heldReply, ...scenarios.fixtures()] },
  play: async () => {
    await sendHeld();
    await userEvent.type(await replyField(), ' Bir de:');
    replies.open();
    await expect(await screen.findByText(adminInboxText.sent)).toBeVisible();
    await expect(await replyField()).toHaveValue('Geliyoruz. Bir de:');
  },
};

/** The failure is told although its message is no longer open. */
export const ReplyFailedElsewhere: Story = {
  args: ofAyse,
  parameters: {
    msw: [heldReply, ...refusing(endpoints.messages.reply, 500, broken), ...scenarios.fixtures()],
  },
  play: async () => {
    await sendHeld();
    await openOther();
    replies.open();
    const told = adminInboxText.notSentTo('Ayşe Çelik').failed;
    await waitFor(() => expect(screen.getByText(told)).toBeVisible());
    await userEvent.click(await letterOfAyse());
    await expect(await replyField()).toHaveValue('Geliyoruz.');
  },
};

/** The same if its message is open again, where it is told, and where nothing can be sent a second time meanwhile. */
export const ReplyFailedAfterReturn: Story = {
  args: ofAyse,
  parameters: ReplyFailedElsewhere.parameters ?? {},
  play: async () => {
    await sendHeld();
    await openOther();
    await userEvent.click(await letterOfAyse());
    await expect(await replyField()).toHaveValue('Geliyoruz.');
    await expect(screen.getByRole('button', { name: adminInboxText.send })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    replies.open();
    await waitFor(() => expect(screen.getByText(adminInboxText.replyFailed)).toBeVisible());
    await userEvent.type(await replyField(), '!');
    await expect(screen.getByText(adminInboxText.replyFailed)).toBeVisible();
    // Nothing of it is there any more.
    await userEvent.clear(await replyField());
    await userEvent.type(await replyField(), 'G');
    await expect(screen.queryByText(adminInboxText.replyFailed)).toBeNull();
  },
};

const droppedReply = http.post('*/api/contact-messages/:id/replies', async () => {
  await replies.passed();
  return HttpResponse.error();
});

/** What was typed meanwhile is another reply, which would be sent besides the lost one. */
export const ReplyLostAndChanged: Story = {
  args: ofAyse,
  parameters: { msw: [droppedReply, ...scenarios.fixtures()], consoleErrors: 'expected' },
  play: async () => {
    await sendHeld();
    await userEvent.type(await replyField(), ' Bir de:');
    replies.open();
    await waitFor(() => expect(screen.getByText(adminInboxText.replyLostAndChanged)).toBeVisible());
    await expect(screen.queryByText(adminInboxText.replyLost)).toBeNull();
    await userEvent.type(await replyField(), ' n');
    await expect(screen.getByText(adminInboxText.replyLostAndChanged)).toBeVisible();
  },
};

/** The same if it is typed after the reply was lost, also in place of that. */
export const ReplyLostThenChanged: Story = {
  args: ofAyse,
  parameters: ReplyLostAndChanged.parameters ?? {},
  play: async () => {
    await sendHeld();
    replies.open();
    await waitFor(() => expect(screen.getByText(adminInboxText.replyLost)).toBeVisible());
    await userEvent.type(await replyField(), '!');
    await waitFor(() => expect(screen.getByText(adminInboxText.replyLostAndChanged)).toBeVisible());
    await expect(screen.queryByText(adminInboxText.replyLost)).toBeNull();
    await userEvent.clear(await replyField());
    await userEvent.type(await replyField(), 'Yarın');
    await expect(screen.getByText(adminInboxText.replyLostAndChanged)).toBeVisible();
  },
};

const drafts = () => Object.keys(localStorage).filter((name) => name.includes('.message.'));

/** What was typed on a deleted message is deleted with it, and holds nobody up. */
export const DeletedWithTyped: Story = {
  args: ofAyse,
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.type(await replyField(), 'Geliyoruz.');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: text.delete }));
    await userEvent.click(await screen.findByRole('button', { name: text.deleteOne }));
    await userEvent.click(await screen.findByRole('button', { name: adminText.dismiss }));
    await waitFor(() => expect(drafts()).toEqual([]));
    await waitFor(() => expect(leavingMessages.read().size).toBe(0));
    await userEvent.click(screen.getByRole('link', { name: adminText.frame.dashboard }));
    await expect(
      await screen.findByRole('heading', { level: 1, name: adminText.frame.dashboard }),
    ).toBeVisible();
  },
};

/** A message that somebody else deletes is not written on any further, and what was typed can be copied. */
export const DeletedElsewhere: Story = {
  args: ofAyse,
  parameters: { msw: scenarios.fixtures(), consoleErrors: 'expected' },
  play: async () => {
    await userEvent.type(await replyField(), 'Geliyoruz.');
    await ourClient.messages.remove({ params: { id } });
    await userEvent.type(screen.getByRole('searchbox', { name: text.search }), 'Kerem');
    const { gone } = adminInboxText;
    await expect(await screen.findByText(gone.title)).toBeVisible();
    await expect(screen.queryByRole('article')).toBeNull();
    await expect(screen.getByRole('textbox', { name: gone.reply })).toHaveValue('Geliyoruz.');
  },
};

/** An answered message stays open although it leaves the list of those that are not. */
export const LeavesItsList: Story = {
  args: { address: `${adminPaths.messages(id)}&answered=false` },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.type(await replyField(), 'Geliyoruz.');
    await sendReply();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Ayşe Çelik/ })).toBeNull());
    await expect(screen.getByText(adminInboxText.sent)).toBeVisible();
    await expect(await replyField()).toHaveValue('');
  },
};

const reads = createGate();
const heldRead = http.get('*/api/contact-messages/:id', async () => {
  await reads.passed();
});

/** The open message stays as it is while it is loaded by itself. */
export const WrittenOnOverAnotherList: Story = {
  args: { address: adminPaths.messages('message-2') },
  parameters: { msw: [heldRead, ...scenarios.fixtures()] },
  play: async () => {
    const name = adminInboxText.replyTo('yazan2@ornek.example');
    const field = await screen.findByRole('textbox', { name });
    await userEvent.type(field, 'Geliyoruz.');
    reads.close();
    await userEvent.type(screen.getByRole('searchbox', { name: text.search }), 'Ayşe');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Kerem Ünal/ })).toBeNull());
    await expect(field).toBeVisible();
    reads.open();
    await expect(field).toHaveValue('Geliyoruz.');
  },
};

/** A field that is removed while it has the focus, as by Android's Back button. */
const withoutBlur = (
  role: 'textbox' | 'combobox',
  name: () => string,
  kept: (message: ContactMessage) => unknown,
): Story => ({
  args: ofAyse,
  parameters: { msw: scenarios.fixtures() },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.type(await screen.findByRole(role, { name: name() }), 'Aranacak');
    screen.getByRole('button', { name: text.back }).click();
    await waitFor(async () => expect(await letterOfAyse()).toHaveFocus());
    await waitFor(async () => expect(kept(await read())).toBe('Aranacak'));
  },
});

export const NoteWithoutBlur: Story = withoutBlur(
  'textbox',
  () => adminInboxText.note,
  ({ note }) => note,
);
export const LabelWithoutBlur: Story = withoutBlur(
  'combobox',
  () => adminInboxText.addLabel,
  ({ labels }) => labels.join(),
);

const changes = createGate();
const heldChange = http.patch('*/api/contact-messages/:id', async () => {
  await changes.passed();
});

/** A note that is changed back while the change is being saved is saved as well. */
export const NoteTakenBack: Story = {
  args: ofAyse,
  parameters: { msw: [heldChange, ...scenarios.fixtures()] },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: adminInboxText.note });
    changes.close();
    await userEvent.type(field, 'Aranacak.');
    await userEvent.tab();
    await userEvent.clear(field);
    changes.open();
    await waitFor(async () => expect((await read()).note).toBe('Aranacak.'));
    await expect(field).toHaveValue('');
    await userEvent.click(field);
    await userEvent.tab();
    await waitFor(async () => expect((await read()).note).toBe(''));
    await expect(field).toHaveValue('');
  },
};

async function addLabel(label: string) {
  await userEvent.type(
    await screen.findByRole('combobox', { name: adminInboxText.addLabel }),
    `${label}{Enter}`,
  );
  await expect(await screen.findByRole('button', { name: adminInboxText.removeLabel(label) })).toBeVisible();
}

/** Changes are shown at once, and none replaces an earlier one. */
export const LabelsInSuccession: Story = {
  args: ofAyse,
  parameters: { msw: [heldChange, ...scenarios.fixtures()] },
  play: async () => {
    await screen.findByRole('textbox', { name: adminInboxText.note });
    changes.close();
    await addLabel('Keşif');
    await addLabel('Acil');
    const assignee = screen.getByRole('article').querySelector('select');
    await userEvent.selectOptions(assignee ?? document.body, 'Elif Karaca');
    await waitFor(() => expect(assignee).toHaveDisplayValue('Elif Karaca'));
    changes.open();
    await waitFor(async () => expect((await read()).labels).toEqual(['Keşif', 'Acil']));
    await waitFor(async () => expect((await read()).assignee?.name).toBe('Elif Karaca'));
    await expect(assignee).toHaveDisplayValue('Elif Karaca');
  },
};

const refusedChange = http.patch('*/api/contact-messages/:id', async () => {
  await changes.passed();
  return HttpResponse.json(broken, { status: 500 });
});

export const LabelRefused: Story = {
  args: { address: adminPaths.messages('message-2') },
  parameters: { msw: [refusedChange, ...scenarios.fixtures()] },
  play: async () => {
    await screen.findByRole('textbox', { name: adminInboxText.note });
    changes.close();
    await addLabel('Keşif');
    changes.open();
    await waitFor(() => expect(screen.getByText(text.updateFailed)).toBeVisible());
    await expect(screen.queryByRole('button', { name: adminInboxText.removeLabel('Keşif') })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: [...refusing(endpoints.messages.listAll, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await expect(await screen.findByText(text.loadFailed)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(text.empty)).toBeVisible();
  },
};

/** The inbox says only of itself that it is empty, and leads to where the messages are. */
export const AllArchived: Story = {
  args: { address: adminPaths.messages('message-1') },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.archive }));
    await userEvent.click(await screen.findByRole('button', { name: /Kerem Ünal/ }));
    await userEvent.click(await screen.findByRole('button', { name: adminInboxText.markSpam }));
    await expect(await screen.findByRole('heading', { name: text.noneInInbox })).toBeVisible();
    await expect(await screen.findByRole('button', { name: text.elsewhere.spam(1) })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: text.elsewhere.archived(2) }));
    await expect(await screen.findByRole('button', { name: /Ayşe Çelik/ })).toBeVisible();
    await expect(screen.getByRole('radio', { name: text.archived })).toBeChecked();
  },
};
