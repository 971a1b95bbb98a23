import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyDemo, prepareDemo } from './preparedDemo.ts';

/** The real server, as `npm start` runs it, on a data folder of its own that holds the demo and no account. */
const dataFolder = path.resolve(import.meta.dirname, `../../test-results/e2e-data-${process.env['PORT']}`);
rmSync(dataFolder, { recursive: true, force: true });
if (process.env['PREPARE_DEMO'] === 'on') await prepareDemo();
if (process.env['API_HOST'] === '') await copyDemo(dataFolder);
process.env['DATA_DIR'] = dataFolder;
process.env['STORYBOOK'] = 'on';
await import(new URL('../../apps/server/start.js', import.meta.url).href);
