import { damageIn } from './databaseFile.ts';

/** A separate program, since the check blocks its process: prints what is damaged in a database file, or nothing. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file?');
process.stdout.write(damageIn(file) ?? '');
