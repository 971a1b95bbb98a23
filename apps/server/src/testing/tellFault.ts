import { appendFileSync } from 'node:fs';

/** Names the file that `npm run faults` makes its table of; without it nothing is kept. */
export const faultsVariable = 'FAULTS_FILE';

/** What somebody saw of a fault: the operator in the log or the terminal, the admin in the panel. */
export type SeenFault = {
  fault: string;
  operator: string;
  admin: string;
  /** What was counted, such as writes that were lost. */
  counted?: string;
};

/** Notes what was seen of a fault, in the words that really came. */
export function tellFault(seen: SeenFault): void {
  const file = process.env[faultsVariable];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(seen)}\n`);
}

/** The message of the first line of a log that is at this level at least, 40 for warnings; empty where there is none. */
export function loggedLine(output: string, level = 40): string {
  for (const line of output.split('\n')) {
    if (!line.startsWith('{')) continue;
    const { level: found, msg } = Object(JSON.parse(line));
    if (typeof found === 'number' && found >= level) return String(msg);
  }
  return '';
}
