import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { mockCode } from '@vitrin/mocks/fixtures/secondFactor';
import { credentials as mockCredentials, token as mockToken } from '@vitrin/mocks/fixtures/session';
import { handlersOver } from '@vitrin/mocks/handlers';
import { emptySeed } from '@vitrin/mocks/scenarios';
import { createState } from '@vitrin/mocks/state';
import { setupServer } from 'msw/node';
import { Secret, TOTP } from 'otpauth';
import { createPictureFetch, type FetchPicture } from '../../apps/server/src/images/fetchPicture.ts';
import { openTestApp, testAdmin } from '../../apps/server/src/testing/testApp.ts';

/** The address of a picture that every API of the suite can fetch. */
export const pictureElsewhere = 'https://www.example.com/avlu.png';

/** A running API: its address, a token of its admin, and the admin's credentials. */
export type OpenedApi = {
  host: string;
  token: string;
  credentials: { email: string; password: string };
  /** The token of the latest password link, as in the e-mail. */
  passwordToken?: () => Promise<string | undefined>;
  /** The token of the latest link that confirms another address. */
  emailToken?: () => Promise<string | undefined>;
  /** The code that an authenticator app derives from a secret at this time. */
  codeOf?: (secret: string) => string;
  close: () => Promise<void>;
};

/** An API that claims to implement the contract. Each opening starts without any content. */
export type Subject = { name: string; open: () => Promise<OpenedApi> };

const mocks: Subject = {
  name: 'the mocks',
  open: async () => {
    const state = createState(emptySeed);
    const server = setupServer(...handlersOver(state));
    server.listen({ onUnhandledFrame: 'error' });
    return {
      host: 'http://api.example',
      token: mockToken,
      credentials: mockCredentials,
      codeOf: () => mockCode,
      passwordToken: async () => [...state.passwordLinks.keys()].at(-1),
      emailToken: async () => [...state.emailChanges.keys()].at(-1),
      close: async () => server.close(),
    };
  },
};

/** The web consists of one picture here; all other checks are real. */
const fetchPicture: FetchPicture = (url, target, signal) =>
  url === pictureElsewhere
    ? copyFile(path.join(import.meta.dirname, 'picture.png'), target)
    : createPictureFetch()(url, target, signal);

const server: Subject = {
  name: 'the server',
  open: async () => {
    const letters: string[] = [];
    const { app, token, mail, close } = await openTestApp({
      lettersUrl: 'http://site.example',
      sendLetter: async (_server, letter) => {
        letters.push(letter.text);
        return undefined;
      },
      parts: { fetchPicture, readStatus: async () => 404 },
    });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    // Passkeys need a host name, and without https only this one is allowed.
    const host = `http://localhost:${port}`;
    return {
      host,
      token,
      credentials: testAdmin,
      codeOf: (secret) => new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
      passwordToken: async () => {
        await mail?.look();
        return /new-password#(\S+)/.exec(letters.at(-1) ?? '')?.[1];
      },
      emailToken: async () => {
        await mail?.look();
        return letters.map((text) => /confirm-email#(\S+)/.exec(text)?.[1]).findLast((found) => found);
      },
      close,
    };
  },
};

/** Every API that the suite is run against. */
export const subjects: readonly Subject[] = [mocks, server];
