import { z } from 'zod';
import {
  account,
  invitation,
  invitationAnswer,
  invitationDraft,
  invitationKey,
  newInvitation,
  openedInvitation,
  roleChange,
} from '../accounts/account.ts';
import { define, done } from '../endpoint.ts';
import { idParams } from '../id.ts';
import { loginResult } from '../accounts/session.ts';

const tag = 'Users';

/** The calls about accounts and invitations. */
export const userEndpoints = {
  users: {
    listAll: define({
      method: 'GET',
      path: '/users',
      access: 'owner',
      tag,
      summary: 'Everybody who may sign in, the oldest account first',
      answer: z.array(account),
    }),
    update: define({
      method: 'PUT',
      path: '/users/{id}',
      access: 'owner',
      tag,
      summary: 'Gives somebody another role; 409 for the last owner',
      params: idParams,
      body: roleChange,
      answer: account,
      errors: [409],
    }),
    remove: define({
      method: 'DELETE',
      path: '/users/{id}',
      access: 'owner',
      tag,
      summary:
        'Removes an account and ends its sessions; what the person wrote stays. 409 for the last owner',
      params: idParams,
      answer: done,
      errors: [409],
    }),
  },
  invitations: {
    listAll: define({
      method: 'GET',
      path: '/invitations',
      access: 'owner',
      tag,
      summary: 'The invitations that wait for an answer, newest first',
      answer: z.array(invitation),
    }),
    create: define({
      method: 'POST',
      path: '/invitations',
      access: 'owner',
      tag,
      summary:
        'Invites somebody for seven days, by a token that is told once and works once; an older invitation of the address ends',
      body: invitationDraft,
      answer: newInvitation,
      errors: [409],
    }),
    remove: define({
      method: 'DELETE',
      path: '/invitations/{id}',
      access: 'owner',
      tag,
      summary: 'Takes an invitation back',
      params: idParams,
      answer: done,
    }),
    look: define({
      method: 'POST',
      path: '/invitations/look',
      access: 'public',
      tag,
      summary: 'Who invites whom as what, for the token of an invitation',
      body: invitationKey,
      answer: openedInvitation,
      limited: true,
      errors: [404],
    }),
    accept: define({
      method: 'POST',
      path: '/invitations/accept',
      access: 'public',
      tag,
      summary: 'Makes the account of an invitation, which ends with it, and signs the person in',
      body: invitationAnswer,
      answer: loginResult,
      limited: true,
      setsCookie: true,
      errors: [404, 409],
    }),
  },
} as const;
