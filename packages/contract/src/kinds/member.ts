import { z } from 'zod';
import { optionalEmail, requiredLine, webAddress, webLink } from '../fields.ts';
import { refusals } from '../errors/refusals.ts';
import { defineKind, pictured, placed } from './defineKind.ts';
import { optional, requiredText } from './field.ts';
import * as calls from './kindCalls.ts';

/** People of the team; their e-mail addresses are for admins alone. */
export const memberKind = defineKind(
  { schema: 'TeamMember', label: 'Team member', one: 'a member', many: 'members', tag: 'Team' },
  {
    name: requiredText(requiredLine(refusals.memberName()), { searched: true, sorted: 'text' }),
    position: requiredText(requiredLine(refusals.memberPosition()), { searched: true, sorted: 'text' }),
    /** Returned to admins only. */
    email: optional(optionalEmail, '', z.string().optional(), { searched: true }),
    facebookUrl: optional(webAddress, '', webLink),
    instagramUrl: optional(webAddress, '', webLink),
    linkedinUrl: optional(webAddress, '', webLink),
    youtubeUrl: optional(webAddress, '', webLink),
  },
  { ...placed, ...pictured },
  {},
);

/** A member of the team; `email` is returned to admins only. */
export type Member = z.infer<typeof memberKind.record>;
/** What a form sends to add a member. */
export type MemberDraft = z.infer<typeof memberKind.draft>;
/** A change of some fields of a member. */
export type MemberChange = z.infer<typeof memberKind.change>;
/** The fields of the team form, all of them there. */
export type MemberValues = z.infer<typeof memberKind.form>;

/** A member of the team as visitors read it: no e-mail address. */
export const publicMember = memberKind.record
  .omit({ email: true, active: true, displayOrder: true, createdAt: true, updatedAt: true })
  .meta({ id: 'CrewMember' });
export type PublicMember = z.infer<typeof publicMember>;

/** The calls about members; visitors read the list as part of the team page. */
export const memberCalls = {
  ...calls.managedEntries(memberKind, '/crew-members'),
  listAll: {
    ...calls.listAll(memberKind, '/crew-members/admin'),
    summary: 'All members with their e-mail addresses, in order',
  },
  read: {
    ...calls.read(memberKind, '/crew-members/{id}'),
    summary: 'One member; inactive ones and e-mail addresses only with a token',
  },
  toggle: calls.toggle(memberKind, 'PUT', '/crew-members/toggle/{id}'),
  ...calls.picture(memberKind, '/crew-members/image/{id}'),
};
