/** Prints the names of pictures that an installation has lost. */
export function tellMissing(names: readonly string[], what: string): void {
  if (names.length > 0) process.stderr.write(`${what}:\n${names.map((name) => `  ${name}\n`).join('')}`);
}
