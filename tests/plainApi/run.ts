import { openPlainApi } from './plainApi.ts';

/** The server as a separate process, for journeys, on the port in `PORT`. */
const { close } = await openPlainApi('company', Number(process.env['PORT']));
process.on('SIGTERM', () => void close());
