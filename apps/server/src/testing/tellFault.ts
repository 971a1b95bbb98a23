import { appendFileSync } from 'node:fs';

/** The variable with the file that `npm run faults` builds its table from; unset, nothing is recorded. */
export const faultsVariable = 'FAULTS_FILE';

/** What was seen of a fault: by the operator in the log or terminal, and by the admin in the panel. */
export type SeenFault = {
  fault: string;
  operator: string;
  admin: string;
  /** A count, for example of lost writes. */
  counted?: string;
};

/** Records what was seen of a fault, in the actual words. */
export function tellFault(seen: SeenFault): void {
  const file = process.env[faultsVariable];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(seen)}\n`);
}

/** The message of the first log line of at least this level, 40 for warnings; empty if there is none. */
export function loggedLine(output: string, level = 40): string {
  for (const line of output.split('\n')) {
    if (!line.startsWith('{')) continue;
    const { level: found, msg } = Object(JSON.parse(line));
    if (typeof found === 'number' && found >= level) return String(msg);
  }
  return '';
}
