import type { Version } from '@vitrin/contract/history/history';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';

/** One version, or several consecutive minor ones, which fold together. */
export type DayRow = { kind: 'one'; version: Version } | { kind: 'small'; versions: readonly Version[] };

/** The versions of one day, YYYY-MM-DD in Istanbul, newest first. */
export type VersionDay = { day: string; rows: readonly DayRow[] };

/** The versions by day; consecutive minor ones within a day are folded into one row. */
export function groupedVersions(versions: readonly Version[]): VersionDay[] {
  const days: { day: string; rows: DayRow[] }[] = [];
  for (const version of versions) {
    const day = dayInIstanbul(new Date(version.at));
    if (days.at(-1)?.day !== day) days.push({ day, rows: [] });
    const rows = days.at(-1)?.rows ?? [];
    const last = rows.at(-1);
    if (!version.minor || last === undefined) rows.push({ kind: 'one', version });
    else if (last.kind === 'small')
      rows[rows.length - 1] = { kind: 'small', versions: [...last.versions, version] };
    else if (last.version.minor) rows[rows.length - 1] = { kind: 'small', versions: [last.version, version] };
    else rows.push({ kind: 'one', version });
  }
  return days;
}
