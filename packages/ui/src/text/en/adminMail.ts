import { limits } from '@vitrin/contract/limits';

const minutes = limits.passwordLinkMs / 60_000;
const letters = (count: number): string => (count === 1 ? '1 e-mail' : `${count} e-mails`);

/** The texts of the panel about mail and forgotten passwords. */
export const adminMailText = {
  lede: 'What visitors write arrives in the panel. It is also e-mailed at once to the addresses you choose here.',
  loadFailed: 'Failed to load the e-mail settings. Please try again.',

  recipientsTitle: 'Who gets messages',
  recipients: 'Addresses that get messages',
  recipientsHint: 'One address per line. If you leave this empty, messages appear in the panel only.',
  digest: 'Send a summary of unread messages every morning',
  digestHint: 'Sent after 8 a.m. Istanbul time, if there are unread messages.',

  serverTitle: 'Mail server',
  fromEnvironment: 'The mail server is set on the machine that runs the site',
  fromEnvironmentDetail:
    'The SMTP_URL variable takes the place of the settings on this page. Ask whoever set up the site to change it.',
  host: 'Server',
  hostHint: 'The outgoing (SMTP) server of your e-mail service, such as mail.example.com.',
  port: 'Port',
  security: 'Security',
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'None' },
  securityHint: 'TLS usually uses port 465, STARTTLS port 587.',
  noSecurityHint:
    'The password and messages can be read on the way. Choose this only for a server on the same machine.',
  user: 'User name',
  password: 'Password',
  passwordStored: 'The saved password is never shown. Leave this empty to keep it.',
  passwordNew: 'It is never shown again after you save it.',
  sender: 'Sender address',
  senderHint: 'E-mails come from this address. If you leave it empty, the user name is used.',

  noLinks: 'The address of the site is not set on the server',
  noLinksDetail:
    'Until the PUBLIC_URL variable is set, e-mails hold no links and forgotten passwords cannot be replaced by e-mail.',

  testTitle: 'Test',
  testTo: 'Address for the test',
  test: 'Send a test e-mail',
  testUnsaved: 'The test uses the saved settings. Save your changes first.',
  testNeedsAddress: 'Enter the address that gets the test.',
  tested: (address: string) => `The server accepted the e-mail. Check the inbox of ${address}.`,
  testFailed: 'The test e-mail could not be sent',
  testUnknown: 'The server could not be reached. Please try again.',

  waiting: (count: number) => `${letters(count)} waiting to be sent.`,
  failed: (count: number) =>
    `${letters(count)} could not be sent. The Messages page says so below the message concerned.`,

  /** Why an e-mail could not be sent, and what to do. */
  faults: {
    notSet: 'No mail server or sender address is set.',
    hostNotFound: 'The mail server was not found. Check the name of the server.',
    refused: 'The mail server refused the connection. Check the server and the port.',
    timeout: 'The mail server did not answer in time. Check that port and security belong together.',
    tls: 'No secure connection to the mail server. Check the security, the port and the certificate of the server.',
    credentials: 'The mail server did not accept the user name or password. Enter both again.',
    sender:
      'The mail server did not accept the sender address. Enter an address that belongs to this account.',
    recipient: 'The mail server did not accept the address of the recipient. Check the address.',
    rejected: 'The mail server did not accept the e-mail. Check the sending limit of your account.',
    broken: 'The connection was lost. Try again in a moment.',
  },

  /** Below a message of the inbox. */
  message: {
    sent: 'Sent by e-mail',
    queued: 'Waiting to be sent by e-mail',
    queuedAfter: 'Not sent by e-mail yet, will be tried again',
    failed: 'Could not be sent by e-mail',
    again: 'Send again',
    againFailed: 'Failed to send again. Please try again.',
  },

  /** The page for requesting a link for a new password. */
  forgotten: {
    title: 'Forgot your password?',
    lede: 'Enter the e-mail address of your account and we will send you a link to choose a new password.',
    email: 'Email',
    missing: 'Please enter your email',
    send: 'Send the link',
    sentTitle: 'Check your e-mail',
    sent: `If an account has this address, we have sent it a link that is valid for ${minutes} minutes. If it does not arrive, check your spam folder.`,
    failed: 'Failed to ask for a link. Please try again.',
    operatorTitle: 'This site does not replace passwords by e-mail',
    operator: 'Whoever set up the site can give you a new password with this command on the server:',
    loading: 'Loading…',
    back: 'Back to the login page',
  },

  /** The page opened by such a link. */
  renewed: {
    title: 'Choose a new password',
    lede: 'Saving it ends all open sessions.',
    save: 'Save the password',
    failed: 'Failed to save the password. Please try again.',
    lost: 'There was no answer, so your password may have changed. Try to log in with the new one first.',
    doneTitle: 'Your password was changed',
    done: 'You can log in with your new password.',
    toLogin: 'Log in',
    deadTitle: 'This link is not valid any more',
    dead: `A link can be used once and is valid for ${minutes} minutes.`,
    another: 'Ask for another link',
  },
  confirmed: {
    title: 'Confirm your e-mail address',
    lede: 'Once you confirm it, you log in to the panel with this address.',
    confirm: 'Confirm the address',
    failed: 'Failed to confirm the address. Please try again.',
    done: 'Your address is confirmed. From now on you log in with it.',
    toPanel: 'Go to the panel',
    deadTitle: 'This link is not valid any more',
    dead: 'A link can be used once and is valid for a day. For another one, enter the address in your profile again.',
    taken: 'Somebody else logs in with this address by now.',
  },
} as const;
