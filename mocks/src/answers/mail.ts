import type { authEndpoints } from '@vitrin/contract/endpoints/auth';
import type { mailEndpoints } from '@vitrin/contract/endpoints/mail';
import type { MessageMail } from '@vitrin/contract/settings/mail';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { AnswersOf } from '../asked.ts';
import { refuseTaken } from '../mockAccounts.ts';
import { MockFailure } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

/** Whether e-mail is configured. */
const isSet = ({ facts: { mail } }: MockState): boolean =>
  mail.host !== '' && (mail.sender !== '' || mail.user.includes('@'));

/** Whether e-mails can contain links. */
export const sendsLinks = (state: MockState): boolean => isSet(state) && state.facts.mail.links;

/** The delivery of a new message: mailed if there is a recipient. */
export const mailOfNew = (state: MockState): { mail?: MessageMail } =>
  isSet(state) && state.facts.mail.recipients.length > 0
    ? { mail: { state: 'sent', fault: null, at: state.now() } }
    : {};

/** The mail settings. A host that ends with `.invalid` is not found. */
export const mailAnswers = (state: MockState): AnswersOf<typeof mailEndpoints> => {
  const { facts } = state;
  return {
    mail: {
      read: () => facts.mail,
      save: ({ body: { password, ...change } }) => {
        const { mail } = facts;
        const { host = mail.host, port = mail.port, user = mail.user, security = mail.security } = change;
        const goesElsewhere =
          host !== mail.host ||
          port !== mail.port ||
          user !== mail.user ||
          (security !== mail.security && security === 'none');
        if (mail.hasPassword && goesElsewhere && password === undefined && host !== '' && user !== '') {
          const message = refusals.mailPasswordAgain();
          throw new MockFailure(400, refusals.invalidFields(), { errors: { password: message } });
        }
        const fromPanel = host === '' ? 'none' : 'panel';
        facts.mail = {
          ...mail,
          ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
          source: mail.source === 'environment' ? mail.source : fromPanel,
          hasPassword:
            host !== '' && user !== '' && (password === undefined ? mail.hasPassword : password !== ''),
        };
        return facts.mail;
      },
      test: () => {
        if (!isSet(state)) return { fault: 'notSet' };
        return { fault: facts.mail.host.endsWith('.invalid') ? 'hostNotFound' : null };
      },
    },
  };
};

/** Password reset links; the state holds what would be in the e-mail. */
export const passwordLinkAnswers = (
  state: MockState,
): Pick<
  AnswersOf<typeof authEndpoints>['auth'],
  'passwordHelp' | 'askPasswordLink' | 'usePasswordLink' | 'confirmEmail'
> => ({
  confirmEmail: ({ body: { token } }) => {
    const change = state.emailChanges.get(token);
    const account = state.accounts.find(({ user }) => user.id === change?.userId);
    if (change === undefined || account === undefined) throw new MockFailure(404, refusals.emailLinkDead());
    refuseTaken(state, change.email, change.userId);
    state.emailChanges.delete(token);
    account.credentials = { ...account.credentials, email: change.email };
    state.changeUser(change.userId, { email: change.email, pendingEmail: undefined });
    return { success: true };
  },
  passwordHelp: () => ({ byMail: sendsLinks(state) }),
  askPasswordLink: ({ body: { email } }) => {
    const account = state.accounts.find(({ credentials }) => credentials.email === email);
    if (account !== undefined && isSet(state)) {
      state.passwordLinks.set(`mock-link-${state.next()}`, account.user.id);
    }
    return { success: true };
  },
  usePasswordLink: ({ body: { token, newPassword } }) => {
    const userId = state.passwordLinks.get(token);
    const account = state.accounts.find(({ user }) => user.id === userId);
    if (account === undefined) throw new MockFailure(404, refusals.passwordLinkDead());
    account.credentials = { ...account.credentials, password: newPassword };
    for (const [other, owner] of state.passwordLinks) if (owner === userId) state.passwordLinks.delete(other);
    for (const [other, owner] of state.sessions) if (owner.id === userId) state.sessions.delete(other);
    return { success: true };
  },
});
