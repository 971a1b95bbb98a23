import type { Readable } from 'node:stream';
import { limits } from '@vitrin/contract/limits';
import { type Role, roles } from '@vitrin/contract/accounts/role';
import { fullNameOf } from '@vitrin/contract/accounts/session';
import { type Clock, systemClock } from '../clock.ts';
import { CommandError, UsageError } from '../commands/commandError.ts';
import { readArgs, readProgramEnv, requireDatabase, runProgram } from '../commands/program.ts';
import { secretText } from '../starting/secretText.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { listAccounts } from './accounts.ts';
import {
  addByCommand,
  changeRoleOf,
  type GivenPassword,
  removeAccount,
  resetPassword,
  resetSecondFactor,
} from './manageAccounts.ts';

const usage = `Who may sign in to the panel; also while the server runs, with the server's DATA_DIR or DATABASE_URL:
  npm run admin -- list
  npm run admin -- add ADDRESS [--name NAME] [--surname SURNAME] [--role ROLE] [--stdin]
  npm run admin -- role ADDRESS ROLE                  not of the last owner
  npm run admin -- reset-password ADDRESS [--stdin]   ends all sessions of the account
  npm run admin -- reset-second-factor ADDRESS        asks for the password alone again, also by no passkey
  npm run admin -- remove ADDRESS                     not the last owner
  npm run admin -- help
A ROLE is owner (everything; what "add" makes), editor (content and messages) or author (own posts, which editors
publish). A new password is made up and printed once. With --stdin it is read from the standard input, such as < password.txt.`;

type Tools = { store: Store; clock: Clock };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Asked =
  | { command: 'help' | 'list' }
  | { command: 'remove' | 'reset-second-factor'; email: string }
  | { command: 'reset-password'; email: string; stdin: boolean }
  | { command: 'role'; email: string; role: Role }
  | { command: 'add'; email: string; name: string; surname: string; role: Role; stdin: boolean };

/** `npm run admin -- …`: lists, adds and removes accounts, and sets roles and passwords. */
export const runAdmin = (args: readonly string[], input: Readable): Promise<void> =>
  runProgram(async () => {
    const asked = readCommand(args);
    if (asked.command === 'help') {
      say(usage);
      return;
    }
    const given = 'stdin' in asked && asked.stdin ? await readPassword(input) : undefined;
    const env = readProgramEnv();
    await requireDatabase(env);
    const store = await openStore({
      folder: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      clock: systemClock,
    });
    try {
      await doCommand({ store, clock: systemClock }, asked, given);
    } finally {
      await store.close();
    }
  });

async function doCommand(
  tools: Tools,
  asked: Exclude<Asked, { command: 'help' }>,
  given: string | undefined,
): Promise<void> {
  const { store } = tools;
  switch (asked.command) {
    case 'list': {
      const accounts = await listAccounts(store.read);
      if (accounts.length === 0) say('There is no account yet: the next start of the server makes one.');
      const width = Math.max(...accounts.map(({ email }) => email.length));
      for (const account of accounts) {
        say(
          `${account.email.padEnd(width)}  ${account.role.padEnd(6)}  ${account.createdAt.toISOString().slice(0, 10)}  ${fullNameOf(account)}`,
        );
      }
      return;
    }
    case 'add': {
      const { email, name, surname, role } = asked;
      tell(await addByCommand(tools, { email, name, surname, role }, given), `may sign in as ${role}`);
      return;
    }
    case 'role': {
      const { email } = await changeRoleOf(tools, asked.email, asked.role);
      say(`${email} is ${asked.role} from now on.`);
      return;
    }
    case 'reset-password':
      tell(await resetPassword(tools, asked.email, given), 'has a new password; its sessions have ended');
      return;
    case 'reset-second-factor': {
      const { email, was } = await resetSecondFactor(store, asked.email);
      say(was ? `${email} signs in with the password alone again.` : `${email} had no second factor.`);
      return;
    }
    case 'remove': {
      const { email } = await removeAccount(store, asked.email);
      say(`${email} may not sign in any more; its sessions have ended.`);
    }
  }
}

function tell({ email, password }: GivenPassword, what: string): void {
  say(`${email} ${what}.`);
  if (password !== undefined) say(`Password   ${password}\nThis password is shown only once.`);
}

function readCommand(args: readonly string[]): Asked {
  const { values, positionals } = readArgs(args, {
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      stdin: { type: 'boolean', default: false },
      name: { type: 'string' },
      surname: { type: 'string' },
      role: { type: 'string' },
    },
    usage,
    plain: { min: 0, max: 3 },
  });
  const [command, email, wantedRole] = positionals;
  if (values.help || command === 'help') return { command: 'help' };
  const { stdin, name = 'Admin', surname = '' } = values;
  if (command !== 'add' && (values.name ?? values.surname ?? values.role) !== undefined)
    throw new UsageError(`Only "add" takes a name and --role.\n${usage}`);
  if (command !== 'role' && wantedRole !== undefined)
    throw new UsageError(`Unexpected argument: ${wantedRole}\n${usage}`);
  if (stdin && command !== 'add' && command !== 'reset-password')
    throw new UsageError(`Only "add" and "reset-password" take a password.\n${usage}`);
  if (command === 'list') {
    if (email !== undefined) throw new UsageError(`"list" takes no address.\n${usage}`);
    return { command };
  }
  if (
    command !== 'add' &&
    command !== 'role' &&
    command !== 'remove' &&
    command !== 'reset-second-factor' &&
    command !== 'reset-password'
  )
    throw new UsageError(command === undefined ? usage : `There is no command "${command}".\n${usage}`);
  if (email === undefined) throw new UsageError(`Whose? "${command}" needs an e-mail address.\n${usage}`);
  if (command === 'role') return { command, email, role: readRole(wantedRole) };
  if (command === 'add') {
    return { command, email, name, surname, role: readRole(values.role ?? 'owner'), stdin };
  }
  return command === 'reset-password' ? { command, email, stdin } : { command, email };
}

function readRole(given: string | undefined): Role {
  const role = roles.find((known) => known === given);
  if (role === undefined) throw new UsageError(`A role is ${roles.toReversed().join(', ')}.\n${usage}`);
  return role;
}

/** A character takes at most four bytes in UTF-8, a byte order mark three, a line ending at most two. */
const maxBytes = limits.passwordCharacters * 4 + 5;

/** Reads the single line on standard input. */
async function readPassword(input: Readable): Promise<string> {
  if (Reflect.get(input, 'isTTY') === true) {
    throw new UsageError('--stdin reads a file or a pipe, such as < password.txt: a terminal would show it.');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    const piece = Buffer.from(chunk);
    bytes += piece.length;
    if (bytes > maxBytes)
      throw new CommandError(`A password has at most ${limits.passwordCharacters} characters.`);
    chunks.push(piece);
  }
  const password = secretText(Buffer.concat(chunks));
  if (password === '') throw new CommandError('The standard input is empty: it has to hold the password.');
  if (/[\r\n]/.test(password))
    throw new CommandError('The standard input has to hold one line, the password.');
  return password;
}

if (import.meta.main) await runAdmin(process.argv.slice(2), process.stdin);
