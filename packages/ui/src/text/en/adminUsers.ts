import type { Role } from '@vitrin/contract/role';
import { limits } from '@vitrin/contract/limits';

const roles = { owner: 'Owner', editor: 'Editor', author: 'Author' } as const satisfies Record<Role, string>;

/** Every word about who may sign in, and about one's own account. */
export const adminUsersText = {
  roles,
  mayDo: {
    owner: 'Does everything: content, messages, site settings and users.',
    editor: 'Manages content and messages, and publishes posts. Sees neither site settings nor users.',
    author: 'Writes own posts. An editor publishes them.',
  },
  role: 'Role',

  title: 'Users',
  intro: 'Who may sign in to the panel, and who may do what.',
  list: 'Users',
  loading: 'Loading...',
  loadFailed: 'Failed to load users. Please try again.',
  you: 'You',
  lastUse: (when: string) => `Last use: ${when}`,
  neverUsed: 'Has not signed in yet',
  changeRole: 'Change role',
  changeRoleOf: (name: string) => `Change role of ${name}`,
  roleTitle: (name: string) => `Which role is ${name} to have?`,
  saveRole: 'Save role',
  roleSaved: (name: string, role: string) => `${name} has this role now: ${role}`,
  roleFailed: 'Failed to change role. Please try again.',
  remove: (name: string) => `Remove ${name}`,
  removeQuestion: 'Are you sure you want to remove this user?',
  removeDetail:
    'Open sessions end at once, and this person can sign in no more. What was written stays on the site.',
  removeOne: 'Remove user',
  removed: (name: string) => `${name} was removed`,
  removeFailed: 'Failed to remove user. Please try again.',

  invite: 'Invite user',
  inviteTitle: 'Invite user',
  inviteDetail: `Whoever you invite chooses name and password by a link that you send. It is valid for ${limits.invitationDays} days and works once.`,
  email: 'Email',
  emailHint: 'The person signs in with this address.',
  makeLink: 'Create invitation link',
  inviteFailed: 'Failed to create invitation. Please try again.',
  linkTitle: 'The invitation link is ready',
  linkDetail: (email: string) =>
    `Send the link to the person at ${email}. It is shown only now; if it gets lost, create another invitation.`,
  link: 'Invitation link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Copying failed. Select the link and copy it yourself.',
  byWhatsApp: 'Send by WhatsApp',
  byEmail: 'Send by email',
  newTab: '(opens in a new tab)',
  mailSubject: (site: string) =>
    site === '' ? 'You are invited to the panel' : `You are invited to the panel of ${site}`,
  mailText: (site: string, link: string) =>
    `Hello,\nyou are invited to the panel of ${site === '' ? 'our website' : site}. Choose your name and password here (valid for ${limits.invitationDays} days):\n${link}`,
  done: 'Done',
  invitations: 'Invitations that wait for an answer',
  invitedBy: (name: string) => `Invited by ${name}`,
  validUntil: (moment: string) => `Valid until ${moment}`,
  revoke: (email: string) => `Take back the invitation of ${email}`,
  revoked: 'Invitation taken back',
  revokeFailed: 'Failed to take back the invitation. Please try again.',

  accept: {
    title: 'Invitation',
    heading: 'You are invited',
    purpose: (name: string, role: string) =>
      name === ''
        ? `You are invited to this site. Your role: ${role}.`
        : `${name} invites you. Your role: ${role}.`,
    email: 'You sign in with',
    name: 'First name',
    surname: 'Last name',
    password: 'Password',
    passwordHint: (least: number) => `At least ${least} characters. A sentence is easy to remember.`,
    submit: 'Create account and sign in',
    failed: 'Failed to create account. Please try again.',
    loading: 'Opening the invitation...',
    loadFailed: 'Failed to open the invitation. Please try again.',
    goneTitle: 'This invitation is not valid any more',
    gone: 'It was used, taken back or is too old. Ask whoever invited you for another link.',
    toLogin: 'Go to the login',
  },

  profile: {
    heading: 'Name and sign-in address',
    name: 'First name',
    surname: 'Last name',
    email: 'Email',
    emailHint: 'You sign in to the panel with this address.',
    password: 'Current password',
    passwordHint: 'Needed to change the email address.',
    role: (role: string, mayDo: string) => `Your role: ${role}. ${mayDo}`,
    save: 'Save profile',
    saved: 'Profile saved',
    failed: 'Failed to save profile. Please try again.',
    passwordHeading: 'Password',
    passwordLede: 'A new password ends all your other sessions.',
    changePassword: 'Change password',
    sessions: 'Open sessions',
    sessionsLede: 'If you see one that you do not know, end it and change your password.',
    sessionsFailed: 'Failed to load sessions. Please try again.',
    device: (browser: string, system: string) =>
      browser === '' && system === ''
        ? 'Unknown device'
        : [browser, system].filter((part) => part !== '').join(', '),
    here: 'This device',
    from: (address: string) => `Address: ${address}`,
    end: (device: string) => `End the session of ${device}`,
    ended: 'Session ended',
    endOthers: 'Sign out elsewhere',
    othersEnded: 'Signed out elsewhere',
    endFailed: 'Failed to end the session. Please try again.',
  },

  author: {
    draftNote: 'Your post is saved as hidden; an editor publishes it when it is ready.',
    publishedTitle: 'This post is published',
    published: 'Editors change published posts. If something needs to be corrected, tell an editor.',
    back: 'Back to the posts',
  },
} as const;
