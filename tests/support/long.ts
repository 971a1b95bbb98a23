/**
 * The tag of what `npm test` leaves to `npm run test:all` (decision 0071): `// @module-tag long` in the first line of a
 * file of Vitest, or `tags` of a test, a story or the stories of a file.
 */
export const long = 'long';

/** Off in `npm test` alone; whoever runs a single file runs all of it. */
export const withLong = process.env['LONG_TESTS'] !== 'off';
