import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';

/** Flags that keep Chromium quiet and able to start in containers, as root and without a graphics card. */
export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's headless build is preferred: unlike a downloaded one, it never lacks a library. */
const packagedShells = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'];

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright's own downloads of the right revision: the headless shell, then the full browser. */
function downloadedBrowsers(): string[] {
  const full = chromium.executablePath();
  const folder = full.split(path.sep).findLast((part) => /^chromium-\d+$/.test(part));
  if (folder === undefined) return [full];
  const cwd = full.slice(0, full.indexOf(folder));
  const shell = folder.replace('chromium-', 'chromium_headless_shell-');
  const names = globSync(`${shell}/*/{chrome-headless-shell,headless_shell}{,.exe}`, { cwd });
  return [...names.map((name) => path.join(cwd, name)), full];
}

/** The browser to use: the one named by CHROMIUM_PATH, a packaged one, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  return [...packagedShells, ...downloadedBrowsers(), ...systemBrowsers].find((file) => existsSync(file));
}

/**
 * The launch options of the browser. Without a browser a configuration can still be loaded, for tools that launch
 * nothing, and launching fails with Playwright's own message.
 */
export function launchOptions(...more: readonly string[]): { args: string[]; executablePath?: string } {
  const found = findChromium();
  return { args: [...args, ...more], ...(found !== undefined && { executablePath: found }) };
}

/** The path of the browser; throws an error with instructions if there is none. */
export function executablePath(): string {
  const found = findChromium();
  if (found === undefined) {
    throw new Error('No Chromium found. Run "node tests/support/chromium.ts", or set CHROMIUM_PATH.');
  }
  return found;
}

/** Whether the browser starts: the file may exist while system libraries are missing. */
function starts(file: string): boolean {
  const { status } = spawnSync(file, [...args, '--headless', '--dump-dom', 'about:blank'], {
    stdio: 'ignore',
    timeout: 60_000,
  });
  return status === 0;
}

const succeeds = (command: string, parameters: readonly string[], seconds: number): boolean =>
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: seconds * 1_000 })
    .status === 0;

function installFromPlaywright(): boolean {
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('playwright')), 'cli.js');
  return succeeds(process.execPath, [cli, 'install', '--only-shell', 'chromium'], 180);
}

function installFromSystem(): boolean {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (seconds: number, ...parameters: string[]): boolean => {
    const [command = '', ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      ...parameters,
    ];
    return succeeds(command, [...rest], seconds);
  };
  // A stale package list may still work if one of the mirrors does not respond.
  aptGet(120, 'update', '-qq');
  // Pages use Arial's metrics until their own fonts have loaded; Liberation has the same.
  const fonts = ['fonts-dejavu-core', 'fonts-liberation'];
  return ['chromium-headless-shell', 'chromium'].some((name) =>
    aptGet(300, 'install', '-y', '-qq', '--no-install-recommends', name, ...fonts),
  );
}

const workingChromium = (): string | undefined => {
  const found = findChromium();
  return found !== undefined && starts(found) ? found : undefined;
};

/** Finds a browser that starts, installing one if necessary. */
function ensureChromium(): string | undefined {
  const installers = [installFromPlaywright, installFromSystem];
  let found = workingChromium();
  for (const install of installers) {
    if (found === undefined && install()) found = workingChromium();
  }
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const file = ensureChromium();
  if (file === undefined) {
    process.stderr.write(
      'No Chromium could be installed, neither from Playwright nor from the system. ' +
        'Install one (such as "apt-get install chromium") and name it in CHROMIUM_PATH.\n',
    );
    process.exitCode = 1;
  } else {
    process.stdout.write(`Chromium: ${file}\n`);
  }
}
