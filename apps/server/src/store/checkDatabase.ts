import { damageIn } from './databaseFile.ts';

/** A program of its own, as the check holds up whoever runs it: writes what is damaged in a database file, or nothing. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file?');
process.stdout.write(damageIn(file) ?? '');
