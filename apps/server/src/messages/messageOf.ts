import { campaignNames, type ContactMessage, spamReasons } from '@vitrin/contract/messages/message';
import type { ContactMessageRow } from '../store/schema.ts';

/** What is shown of a message's row: all but the keys by which it is found. */
export type ShownRow = Omit<ContactMessageRow, 'labelKeys' | 'emailKey' | 'textKey' | 'search' | 'sortKeys'>;

/** The campaign of a message: a text for each parameter. */
const campaignOf = (stored: ContactMessageRow['campaign']): ContactMessage['campaign'] => ({
  source: '',
  medium: '',
  campaign: '',
  term: '',
  content: '',
  ...Object.fromEntries(campaignNames.flatMap((name) => (stored[name] ? [[name, stored[name]]] : []))),
});

const aboutOf = ({ aboutKind, aboutId, aboutTitle }: ShownRow): ContactMessage['about'] =>
  aboutId === '' || (aboutKind !== 'service' && aboutKind !== 'project')
    ? null
    : { kind: aboutKind, id: aboutId, title: aboutTitle };

/** A row as the API returns it, without its mail state; `people` are the names of accounts by id. */
export const messageOf = (row: ShownRow, people: ReadonlyMap<string, string> = new Map()): ContactMessage => {
  const assigned = people.get(row.assigneeId);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    form: row.form === 'quote' ? 'quote' : 'contact',
    phone: row.phone,
    place: row.place,
    size: row.size,
    page: row.page,
    about: aboutOf(row),
    campaign: campaignOf(row.campaign),
    notice: row.notice === '' ? null : row.notice,
    read: row.read,
    archived: row.archived,
    spam: row.spam,
    spamReasons: spamReasons.filter((reason) => row.spamReasons.includes(reason)),
    answered: row.answeredAt === null ? null : { at: row.answeredAt.toISOString(), by: row.answeredBy },
    note: row.note,
    labels: [...row.labels],
    // An account that was removed is no longer an assignee.
    assignee: assigned === undefined ? null : { id: row.assigneeId, name: assigned },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};
