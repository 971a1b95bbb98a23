import { rmSync } from 'node:fs';
import path from 'node:path';

/** The real server, as `npm start` runs it, on an empty data folder of its own. */
const dataFolder = path.resolve(import.meta.dirname, `../../test-results/e2e-data-${process.env['PORT']}`);
rmSync(dataFolder, { recursive: true, force: true });
process.env['DATA_DIR'] = dataFolder;
process.env['STORYBOOK'] = 'on';
await import('../../apps/server/src/start.ts');
