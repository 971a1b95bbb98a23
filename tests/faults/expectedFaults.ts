const source = 'apps/server/src';

/** The tests that inject faults; each reports what was seen. */
export const faultFiles = [
  `${source}/fullDisk.test.ts`,
  `${source}/health/readiness.test.ts`,
  `${source}/store/databaseFile.test.ts`,
  `${source}/store/fileGuard.test.ts`,
  `${source}/store/lostConnections.test.ts`,
  `${source}/store/stoppedPostgres.test.ts`,
  `${source}/media/storage/storageCut.test.ts`,
  `${source}/mail/deliverMail.test.ts`,
  `${source}/backup/backup.test.ts`,
  `${source}/backup/damage.test.ts`,
  `${source}/siteFile/siteFile.test.ts`,
  `${source}/siteFile/killedImport.test.ts`,
  `${source}/history/killedRestore.test.ts`,
  `${source}/killedServer.test.ts`,
] as const;

/**
 * How the description of a fault begins, and how often it is reported: on SQLite and folders alone, and with PostgreSQL
 * as well.
 */
export type ExpectedFault = { begins: string; alone: number; withPostgres: number };

const once = { alone: 1, withPostgres: 1 } as const;
const onEach = { alone: 1, withPostgres: 2 } as const;

/** What a complete run has to report: a test that is skipped, or reports nothing, counts as a failure. */
export const expectedFaults: readonly ExpectedFault[] = [
  { begins: 'killed with -9 while writing', ...onEach },
  { begins: 'killed with -9 while restoring versions', ...onEach },
  { begins: 'import killed', ...onEach },
  { begins: 'import from WordPress killed', ...onEach },
  { begins: 'disk full while writing', ...once },
  { begins: 'start on a full disk', ...once },
  { begins: 'data folder can only be read', ...once },
  { begins: 'start on a disk that can only be read', ...once },
  { begins: 'storage of pictures vanished', ...once },
  { begins: 'database moved while running', ...once },
  { begins: 'database damaged while running', ...once },
  { begins: 'the database is missing', ...once },
  { begins: 'the database is empty', ...once },
  { begins: 'damaged file: ', alone: 7, withPostgres: 7 },
  { begins: 'database cut under load', alone: 0, withPostgres: 1 },
  { begins: 'PostgreSQL stopped under load', alone: 0, withPostgres: 1 },
  { begins: 'bucket silent under load', ...once },
  { begins: 'mail server refuses for two days', ...onEach },
  { begins: 'backup and restore while writing', alone: 2, withPostgres: 4 },
  { begins: 'damaged backup', ...onEach },
  { begins: 'moved from SQLite and a folder', ...once },
];

/** A line for each fault that was reported less often than expected. */
export const notTold = (faults: readonly string[], withPostgres: boolean): string[] =>
  expectedFaults.flatMap(({ begins, ...times }) => {
    const wanted = withPostgres ? times.withPostgres : times.alone;
    const found = faults.filter((fault) => fault.startsWith(begins)).length;
    return found < wanted ? [`${begins}: ${found} of ${wanted}`] : [];
  });
