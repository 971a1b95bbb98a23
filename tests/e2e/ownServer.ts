import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { e2ePorts } from '../support/e2eSettings.ts';
import { demoStore } from '../support/journeyStore.ts';
import { expect, test } from './quietConsole.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A server for one spec file, with its own data folder, which runs during the file's journeys. */
export function ownServer(
  name: Exclude<keyof typeof e2ePorts, 'visitors' | 'panel' | 'panelLists'>,
  options: {
    program?: 'start.js' | 'src/dev.ts';
    env?: Readonly<Record<string, string>>;
    /** Prepares the data folder before the server starts; by default it contains the demo. */
    prepare?: (dataFolder: string) => Promise<void>;
    /** False if the set-up has not been opened yet. */
    isSetUp?: boolean;
  } = {},
): { url: string; dataFolder: string } {
  const dataFolder = path.join(root, `test-results/${name}-data`);
  const url = `http://localhost:${e2ePorts[name]}`;
  let end: (() => Promise<void>) | undefined;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    rmSync(dataFolder, { recursive: true, force: true });
    const { prepare, isSetUp = true } = options;
    const store = prepare ? await prepare(dataFolder) : await demoStore(dataFolder, { isSetUp });
    const server = spawn(process.execPath, [`apps/server/${options.program ?? 'start.js'}`], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(e2ePorts[name]),
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'silent',
        RATE_LIMIT: 'off',
        ...store,
        ...options.env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
    });
    end = () => {
      server.kill('SIGTERM');
      return ended;
    };
    await expect(async () => expect((await fetch(`${url}/api/health`)).ok).toBe(true)).toPass({
      timeout: 150_000,
    });
  });
  test.afterAll(() => end?.());

  return { url, dataFolder };
}
