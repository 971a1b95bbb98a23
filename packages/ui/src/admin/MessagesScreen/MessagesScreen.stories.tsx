import { limits } from '@vitrin/contract/limits';
import { ready } from '@vitrin/contract/load';
import { type ContactMessage, contactMessage, type MessageChange } from '@vitrin/contract/messages/message';
import { messages, quoteRequest } from '@vitrin/mocks/fixtures/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { adminInboxText, adminMailText, adminMessagesText as text } from '../../text/panelText.ts';
import { MessagesScreen } from './MessagesScreen.tsx';
import type { MessageTyped, MessageView } from './messageView.ts';

const inbox = messages.filter(({ archived }) => !archived);
const [first] = inbox;
const letter = contactMessage.parse(first);
const archive = messages.filter(({ archived }) => archived);
const view: MessageView = { search: '', folder: 'all', narrowing: {}, page: 1, open: undefined };
/** The first page of these messages. */
const pageOf = (all: readonly ContactMessage[]) =>
  ready({ messages: all.slice(0, limits.panelRows), page: 1, size: limits.panelRows, total: all.length });
const long = 'Uzun-bir-kelimeyle-başlayan ve satırlara bölünen bir mesaj.\n\n'.repeat(12);

const meta = {
  title: 'Admin/MessagesScreen',
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    messages: pageOf(inbox),
    open: undefined,
    unread: 1,
    view,
    now: new Date('2026-01-21T10:00:00.000Z'),
    onView: fn(),
    onRead: fn(),
    onArchive: fn(),
    onDelete: fn(),
    onMailAgain: fn(),
    onSpam: fn(),
    onChange: fn(),
    typed: { reply: '', note: null },
    onType: fn(),
    onNote: fn(),
    onReply: fn(),
    replying: undefined,
    onDownload: fn(),
    choices: { labels: ['Acil', 'Keşif'], people: [{ id: 'user-1', name: 'Ayşe Çelik' }], canReply: true },
    replies: [],
  },
  render: function Viewed(args) {
    const [shown, setShown] = useState(args.view);
    const [typed, setTyped] = useState<MessageTyped>(args.typed);
    const [change, setChange] = useState<Pick<MessageChange, 'labels'>>({});
    const open = args.open ?? inbox.find(({ id }) => id === shown.open);
    return (
      <MessagesScreen
        {...args}
        view={shown}
        gone={shown.open === args.view.open ? args.gone : undefined}
        open={open && { ...open, labels: change.labels ?? open.labels }}
        typed={typed}
        onType={(id, more) => {
          setTyped({ ...typed, ...more });
          args.onType(id, more);
        }}
        onChange={(id, changed) => {
          setChange({ ...change, ...changed });
          args.onChange(id, changed);
        }}
        onView={(next) => {
          setShown(next);
          args.onView(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: text.list }));
    await expect(list.getByRole('button', { name: /Unread, Ayşe Çelik.*Teklif/ })).toBeVisible();
    await expect(list.getByRole('button', { name: /Kerem Ünal.*No subject/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Unread 1' })).not.toBeChecked();
    await expect(canvas.getByText(text.chooseOne)).toBeVisible();
  },
};

export const Loading: Story = { args: { messages: { status: 'loading' } } };

const retry = fn();

export const Failed: Story = {
  args: { messages: { status: 'failed', error: text.loadFailed, retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text.loadFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { messages: pageOf([]), unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: text.noneInInbox })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: text.archived })).toBeEnabled();
  },
};

/** It was opened by a link, from an archive or from a letter. */
export const OpenedOverEmpty: Story = {
  args: { messages: pageOf([]), unread: 0, open: letter, view: { ...view, open: letter.id } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Teklif' })).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ayşe Çelik/ }));
    await expect(args.onRead).toHaveBeenCalledWith('message-1', true);
    await expect(canvas.getByRole('heading', { name: 'Teklif' })).toHaveFocus();
    const article = within(canvas.getByRole('article', { name: 'Teklif' }));
    await expect(article.getByText('Keşif için ne zaman gelebilirsiniz?')).toBeVisible();
    await expect(article.getByRole('link', { name: text.reply })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:yazan1%40ornek\.example\?subject=Re%3A%20Teklif&body=/),
    );
    await userEvent.click(article.getByRole('button', { name: text.archive }));
    await expect(args.onArchive).toHaveBeenCalledWith('message-1', true);
  },
};

/** A quote request with only a phone number. */
export const Quote: Story = {
  args: {
    messages: pageOf([quoteRequest, ...inbox]),
    open: quoteRequest,
    view: { ...view, open: quoteRequest.id },
  },
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('article', { name: 'Depo Binaları' }));
    await expect(article.getByRole('link', { name: '0532 555 01 40' })).toHaveAttribute(
      'href',
      'tel:+905325550140',
    );
    await expect(article.getByText('Urla, İzmir')).toBeVisible();
    await expect(article.getByRole('link', { name: '/depo-binalari' })).toBeVisible();
    await expect(article.getByRole('link', { name: text.whatsApp })).toHaveAttribute(
      'href',
      'https://wa.me/905325550140',
    );
    await expect(article.queryByRole('link', { name: text.reply })).not.toBeInTheDocument();
  },
};

export const MarkedUnread: Story = {
  args: { view: { ...view, open: 'message-2' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text.markUnread }));
    await expect(args.onRead).toHaveBeenCalledWith('message-2', false);
  },
};

export const Deleted: Story = {
  args: { view: { ...view, open: 'message-1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text.delete }));
    const dialog = await screen.findByRole('alertdialog', { name: text.deleteQuestion });
    await userEvent.click(within(dialog).getByRole('button', { name: text.deleteOne }));
    await expect(args.onDelete).toHaveBeenCalledWith('message-1');
  },
};

export const NoMatch: Story = {
  args: { messages: pageOf([]), view: { ...view, search: 'zürafa' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: text.nothingMatches('zürafa') })).toBeVisible();
    const list = within(
      canvas.getByRole('heading', { name: text.nothingMatches('zürafa') }).closest('div') ?? document.body,
    );
    await userEvent.click(list.getByRole('button', { name: text.clearSearch }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...view, search: '' });
  },
};

export const Archived: Story = {
  args: {
    messages: pageOf(archive),
    open: archive[0],
    view: { ...view, folder: 'archived', open: 'message-3' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text.unarchive }));
    await expect(args.onArchive).toHaveBeenCalledWith('message-3', false);
  },
};

const lengthy = { ...letter, subject: 'çok uzun '.repeat(18), message: long };

export const LongText: Story = {
  args: {
    messages: pageOf([lengthy]),
    open: lengthy,
    view: { ...view, open: 'message-1' },
  },
};

export const One: Story = { args: { messages: pageOf(inbox.slice(0, 1)) } };

/** More than a page: the rest is on the next one. */
export const Many: Story = {
  args: {
    messages: pageOf(
      Array.from({ length: 200 }, (_none, index) => ({
        ...letter,
        id: `message-${index + 1}`,
        name: `Yazan ${index + 1}`,
        read: index > 2,
      })),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByText('1–25 of 200')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Last page' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...view, page: 8 });
    await userEvent.type(canvas.getByRole('searchbox', { name: text.search }), 'Y');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...view, search: 'Y' });
  },
};

export const Dark: Story = { args: { view: { ...view, open: 'message-1' } }, globals: { scheme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ayşe Çelik/ }));
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: text.list })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: text.back }));
    await expect(canvas.getByRole('list', { name: text.list })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Ayşe Çelik/ })).toHaveFocus();
  },
};

/** The first message of the inbox, open, with the given mail delivery state. */
const mailed = (mail: ContactMessage['mail']) => ({
  open: contactMessage.parse({ ...letter, mail }),
  view: { ...view, open: letter.id },
});
const at = '2026-01-20T09:05:00.000Z';

export const Mailed: Story = {
  args: mailed({ state: 'sent', fault: null, at }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(adminMailText.message.sent)).toBeVisible();
  },
};

export const MailWaits: Story = {
  args: mailed({ state: 'queued', fault: null, at }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(adminMailText.message.queued)).toBeVisible();
  },
};

export const MailTriedAgain: Story = {
  args: mailed({ state: 'queued', fault: 'timeout', at }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(adminMailText.message.queuedAfter)).toBeVisible();
    await expect(canvas.getByText(adminMailText.faults.timeout)).toBeVisible();
  },
};

export const MailFailed: Story = {
  args: mailed({ state: 'failed', fault: 'credentials', at }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(adminMailText.faults.credentials)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: adminMailText.message.again }));
    await expect(args.onMailAgain).toHaveBeenCalledWith(letter.id);
  },
};

export const MailFailedPhone: Story = { ...MailFailed, globals: { viewport: { value: 'phone' } } };
export const MailFailedDark: Story = { ...MailFailed, globals: { scheme: 'dark' } };

/** An assigned message that came through a campaign, with a queued reply. */
const worked = {
  open: contactMessage.parse({
    ...letter,
    about: { kind: 'service', id: 'service-1', title: 'Depo Binaları' },
    page: '/depo-binalari',
    campaign: { source: 'google', medium: 'cpc', campaign: 'bahar', term: '', content: '' },
    labels: ['Keşif', 'Acil'],
    assignee: { id: 'user-1', name: 'Ayşe Çelik' },
    answered: { at, by: 'Ayşe Çelik' },
    note: 'Perşembe öğleden sonra aranacak.',
  }),
  replies: [
    {
      id: 'reply-1',
      message: 'Merhaba, perşembe günü keşfe gelebiliriz.',
      by: 'Ayşe Çelik',
      mail: { state: 'sent' as const, fault: null, at },
      createdAt: at,
    },
  ],
  view: { ...view, open: letter.id },
};

export const Worked: Story = {
  args: worked,
  play: async ({ args, canvas, userEvent }) => {
    const inboxText = adminInboxText;
    await expect(canvas.getByText('google / cpc / bahar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: inboxText.removeLabel('Acil') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(letter.id, { labels: ['Keşif'] });
    await expect(canvas.getByRole('combobox', { name: inboxText.addLabel })).toHaveFocus();
    await expect(canvas.getByText(inboxText.labelRemoved('Acil'))).toBeInTheDocument();
    await userEvent.keyboard('Yeni{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(letter.id, { labels: ['Keşif', 'Yeni'] });
    await expect(canvas.getByText(inboxText.labelAdded('Yeni'))).toBeInTheDocument();
    // What is typed is a label without a key for it as well, which phones hide.
    await userEvent.keyboard('Sonra');
    await userEvent.type(canvas.getByRole('textbox', { name: inboxText.note }), ' Evet.');
    await expect(args.onChange).toHaveBeenLastCalledWith(letter.id, { labels: ['Keşif', 'Yeni', 'Sonra'] });
    await expect(args.onNote).not.toHaveBeenCalled();
    await userEvent.tab();
    const note = 'Perşembe öğleden sonra aranacak. Evet.';
    await expect(args.onType).toHaveBeenLastCalledWith(letter.id, { note });
    await expect(args.onNote).toHaveBeenLastCalledWith(letter.id);
    const answer = canvas.getByRole('textbox', { name: inboxText.replyTo(letter.email) });
    await userEvent.type(answer, 'Geliyoruz.');
    await userEvent.click(canvas.getByRole('button', { name: inboxText.send }));
    await expect(args.onReply).toHaveBeenCalledWith(expect.objectContaining({ id: letter.id }), 'Geliyoruz.');
  },
};

const typedReply: MessageTyped = { reply: 'Geliyoruz.', note: null };

export const ReplySending: Story = {
  args: { ...worked, typed: typedReply, replying: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: adminInboxText.send }));
    await expect(args.onReply).not.toHaveBeenCalled();
  },
};

export const ReplySent: Story = {
  args: { ...worked, replying: 'sent' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(adminInboxText.sent)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: adminInboxText.send }));
    await expect(await canvas.findByText(adminInboxText.replyEmpty)).toBeVisible();
    await expect(canvas.queryByText(adminInboxText.sent)).toBeNull();
  },
};

export const ReplyFailed: Story = {
  args: { ...worked, typed: typedReply, replying: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminInboxText.replyFailed);
  },
};

export const ReplyLost: Story = {
  args: { ...worked, typed: typedReply, replying: 'lost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminInboxText.replyLost);
  },
};

export const ReplyLostAndChanged: Story = {
  args: { ...worked, typed: typedReply, replying: 'lostAndChanged' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminInboxText.replyLostAndChanged);
  },
};

/** Somebody else has deleted the message that is open. */
export const Gone: Story = {
  args: { view: { ...view, open: 'message-9' }, gone: { reply: 'Geliyoruz.', note: 'Aranacak.' } },
  play: async ({ canvas }) => {
    const { gone } = adminInboxText;
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${gone.title}${gone.detail} ${gone.typed}`);
    await expect(canvas.getByRole('textbox', { name: gone.reply })).toHaveValue('Geliyoruz.');
    await expect(canvas.getByRole('textbox', { name: gone.note })).toHaveValue('Aranacak.');
  },
};

export const GonePhone: Story = {
  args: { view: { ...view, open: 'message-9' }, gone: { reply: '', note: null } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminInboxText.gone.title);
    await userEvent.click(canvas.getByRole('button', { name: text.back }));
    await expect(args.onView).toHaveBeenLastCalledWith(view);
    // Its row no longer exists.
    await expect(canvas.getByRole('region', { name: text.title })).toHaveFocus();
  },
};

const choice = { onStay: fn(), onDiscard: fn(), onKeep: fn() };

/** Asked before leaving; what was typed can stay as a draft. */
export const Leaving: Story = {
  args: { ...worked, typed: typedReply, leaving: choice },
  play: async ({ userEvent }) => {
    const { leave } = adminInboxText;
    const question = within(await screen.findByRole('alertdialog', { name: leave.question }));
    await userEvent.click(question.getByRole('button', { name: leave.discard }));
    await expect(choice.onDiscard).toHaveBeenCalled();
    await expect(choice.onKeep).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: leave.keep }));
    await waitFor(() => expect(choice.onKeep).toHaveBeenCalled());
  },
};

export const WithoutMail: Story = {
  args: { ...worked, choices: { labels: [], people: [], canReply: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(adminInboxText.noMail)).toBeVisible();
  },
};

export const Spam: Story = {
  args: {
    open: contactMessage.parse({ ...letter, spam: true, spamReasons: ['trap', 'links'] }),
    view: { ...view, folder: 'spam', open: letter.id },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(adminInboxText.spamReasons.links)).toBeVisible();
    await expect(canvas.getByText(adminInboxText.spamUnsent)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: adminInboxText.notSpam }));
    await expect(args.onSpam).toHaveBeenCalledWith(letter.id, false);
  },
};

export const MarkedAsSpam: Story = {
  args: {
    open: contactMessage.parse({ ...letter, spam: true, spamReasons: ['person'] }),
    view: { ...view, folder: 'spam', open: letter.id },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(adminInboxText.spamMarked)).toBeVisible();
    // It was mailed when it arrived.
    await expect(canvas.queryByText(adminInboxText.spamUnsent)).not.toBeInTheDocument();
  },
};

export const Narrowed: Story = {
  args: { view: { ...view, narrowing: { label: 'Keşif' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: adminInboxText.answer }), 'false');
    await expect(args.onView).toHaveBeenLastCalledWith(
      expect.objectContaining({ narrowing: { label: 'Keşif', answered: 'false' } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: adminInboxText.download }));
    await expect(args.onDownload).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: adminInboxText.clearFilter }));
    await expect(args.onView).toHaveBeenLastCalledWith(expect.objectContaining({ narrowing: {} }));
  },
};

export const WorkedPhone: Story = { args: worked, globals: { viewport: { value: 'phone' } } };
export const WorkedDark: Story = { args: worked, globals: { scheme: 'dark' } };
