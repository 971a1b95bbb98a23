import { setTimeout as pause } from 'node:timers/promises';

/**
 * Says that it is ready once the servers at the given addresses respond: Playwright waits for each of its servers before
 * it starts the next one, so those are started without waiting, followed by this program.
 */
const addresses = process.argv.slice(2);

async function isThere(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function untilThere(address: string): Promise<void> {
  while (!(await isThere(address))) await pause(100);
}

await Promise.all(addresses.map(untilThere));
process.stdout.write('ready\n');
// A server that ends counts as failed.
setInterval(() => undefined, 60_000);
