import { contactMessage } from '@vitrin/contract/messages/message';
import { messages } from '@vitrin/mocks/fixtures/messages';
import { expect, test } from 'vitest';
import { editedMessage, editOf } from './messageEdits.ts';

const message = contactMessage.parse({ ...messages[0], labels: ['Keşif', 'Acil'] });

test('a change of labels leaves those alone that were changed meanwhile', () => {
  const adding = editOf(message, { labels: ['Keşif', 'Acil', 'Yeni'] });
  const removing = editOf(message, { labels: ['Acil'] });
  expect(adding(message)).toEqual({ labels: ['Keşif', 'Acil', 'Yeni'] });
  expect(adding({ ...message, labels: ['Acil', 'Öteki'] })).toEqual({ labels: ['Acil', 'Öteki', 'Yeni'] });
  expect(removing({ ...message, labels: ['Keşif', 'Acil', 'Öteki'] })).toEqual({ labels: ['Acil', 'Öteki'] });
  // Sent again after a lost response, it changes nothing more.
  expect(adding({ ...message, labels: ['Yeni', 'Acil'] })).toEqual({ labels: ['Acil', 'Yeni'] });
});

test('a change is shown before the server has answered', () => {
  const people = [{ id: 'user-2', name: 'Elif Ak' }];
  const by = { people, by: 'Ayşe Çelik', now: new Date('2026-01-21T10:00:00.000Z') };
  expect(editedMessage(message, { assigneeId: 'user-2', answered: true, note: 'Ara' }, by)).toEqual({
    ...message,
    assignee: people[0],
    answered: { at: '2026-01-21T10:00:00.000Z', by: 'Ayşe Çelik' },
    note: 'Ara',
  });
  const assigned = { ...message, assignee: { id: 'user-2', name: 'Elif Ak' } };
  expect(editedMessage(assigned, { assigneeId: null }, by)).toEqual({ ...message, assignee: null });
  expect(editedMessage(assigned, { read: true, labels: [] }, by)).toMatchObject({
    assignee: assigned.assignee,
    read: true,
    labels: [],
  });
});
