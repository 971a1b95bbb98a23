import { tryContent } from './contentLife.ts';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { tryMessages } from './messages.ts';
import { tryPictureLists } from './pictureLists.ts';
import { createReport } from './report.ts';
import { serverAt } from './server.ts';
import { tryPublic, trySignOut } from './session.ts';
import { trySettings } from './settings.ts';

/**
 * Takes a running server through the whole life cycle of everything it stores: `npm run blackbox -- http://host email
 * password`.
 */
const [host, email, password] = process.argv.slice(2);
if (host === undefined || email === undefined || password === undefined || !URL.canParse(host)) {
  process.stderr.write('Usage: npm run blackbox -- http://localhost:3000 admin@example.com password\n');
  process.exit(2);
}

const server = serverAt(host);
const report = createReport((line) => process.stdout.write(`${line}\n`));

const token = await tryPublic(server, report, { email, password });
if (token !== undefined) {
  for (const kind of kindSamples) {
    await tryContent(server, report, kind, token);
  }
  await tryPictureLists(server, report, token);
  await trySettings(server, report, token);
  await tryMessages(server, report, token);
  await trySignOut(server, report, token);
}

const { passed, failed } = report.counts();
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
