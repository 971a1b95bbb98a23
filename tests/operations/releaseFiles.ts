/** The files of an installation without sources, as patterns from the root of the repository. */
export const releaseFiles: readonly string[] = [
  'package*.json',
  '.npmrc',
  'LICENSE',
  'apps/*/package.json',
  'packages/*/package.json',
  'mocks/package.json',
  'apps/*/dist',
  'apps/server/start.js',
  'apps/server/preflight.js',
  'apps/server/fonts',
  'packages/demo/pictures',
  'packages/demo/documents',
];
