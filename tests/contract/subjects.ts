import { credentials as mockCredentials, token as mockToken } from '@vitrin/mocks/fixtures/session';
import { handlersOver } from '@vitrin/mocks/handlers';
import { emptySeed } from '@vitrin/mocks/scenarios';
import { createState } from '@vitrin/mocks/state';
import { setupServer } from 'msw/node';
import { openTestApp, testAdmin } from '../../apps/server/src/testing/testApp.ts';

/** A running API: its address, a token of its admin, and the admin's credentials. */
export type OpenedApi = {
  host: string;
  token: string;
  credentials: { email: string; password: string };
  close: () => Promise<void>;
};

/** An API that claims to keep the contract. Each opening begins without any content. */
export type Subject = { name: string; open: () => Promise<OpenedApi> };

const mocks: Subject = {
  name: 'the mocks',
  open: async () => {
    const server = setupServer(...handlersOver(createState(emptySeed)));
    server.listen({ onUnhandledFrame: 'error' });
    return {
      host: 'http://api.example',
      token: mockToken,
      credentials: mockCredentials,
      close: async () => server.close(),
    };
  },
};

const server: Subject = {
  name: 'the server',
  open: async () => {
    const { app, token, close } = await openTestApp();
    const host = await app.listen({ host: '127.0.0.1', port: 0 });
    return { host, token, credentials: testAdmin, close };
  },
};

/** Every API that the suite is run against. */
export const subjects: readonly Subject[] = [mocks, server];
