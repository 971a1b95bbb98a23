import { spawn } from 'node:child_process';
import path from 'node:path';

/** Sends the stories to Chromatic, for teams that have an account there; does nothing without its token. */
if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '').trim() === '') {
  process.stdout.write(
    'Chromatic: skipped, since CHROMATIC_PROJECT_TOKEN is not set. "npm run visual" compares on this machine.\n',
  );
} else {
  const root = path.resolve(import.meta.dirname, '../..');
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/chromatic/dist/bin.cjs'),
      '--config-file',
      '.storybook/chromatic.config.json',
      ...process.argv.slice(2),
    ],
    // Its own error reports would be sent to a third party.
    { cwd: root, stdio: 'inherit', env: { ...process.env, DISABLE_ERROR_MONITORING: 'true' } },
  );
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
