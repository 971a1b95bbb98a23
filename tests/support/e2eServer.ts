import { rmSync } from 'node:fs';
import path from 'node:path';
import { demoStore } from './journeyStore.ts';
import { prepareDemo } from './preparedDemo.ts';

/** The real server, as `npm start` runs it, on its own data folder with the demo and no account. */
const dataFolder = path.resolve(import.meta.dirname, `../../test-results/e2e-data-${process.env['PORT']}`);
rmSync(dataFolder, { recursive: true, force: true });
if (process.env['PREPARE_DEMO'] === 'on') await prepareDemo();
const store = process.env['API_HOST'] === '' ? await demoStore(dataFolder, { isSetUp: true }) : {};
Object.assign(process.env, store, { DATA_DIR: dataFolder });
process.env['STORYBOOK'] = 'on';
await import(new URL('../../apps/server/start.js', import.meta.url).href);
