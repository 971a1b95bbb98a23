/**
 * The tag of a Vitest file that `npm test` leaves to `npm run test:all` (decision 0071), in its first line:
 * `// @module-tag long`.
 */
export const long = 'long';

/** Off in `npm test` alone; whoever runs a single file runs all of it. */
export const withLong = process.env['LONG_TESTS'] !== 'off';
