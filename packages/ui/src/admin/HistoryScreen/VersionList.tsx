import type { Version } from '@vitrin/contract/history/history';
import { fixed } from '@vitrin/contract/fixed';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { Button } from '../../elements/Button/Button.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { adminHistoryText } from '../../text/panelText.ts';
import { inLocale } from '../parts/inLocale.ts';
import { formatDay } from '../parts/relativeTime.ts';
import type { VersionedThing } from './fieldNames.ts';
import { groupedVersions } from './groupedVersions.ts';
import * as css from './VersionList.css.ts';
import { versionWords } from './versionWords.ts';

/** The versions loaded so far, newest first. */
export type ListedVersions = {
  items: readonly Version[];
  /** There are older versions; `reading` while these are loading. */
  more: boolean;
  reading: boolean;
};

export type VersionListProps = {
  subject: VersionedThing;
  listed: ListedVersions;
  /** The id of the version being compared. */
  open: string | undefined;
  now: Date;
  onOpen: (id: string) => void;
  onMore: () => void;
};

const dayMs = 24 * 60 * 60 * 1_000;

const hour = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: fixed.timeZone }),
);

/** "Today", "Yesterday", or the date. */
function dayWord(day: string, now: Date): string {
  if (day === dayInIstanbul(now)) return adminHistoryText.today;
  if (day === dayInIstanbul(new Date(now.getTime() - dayMs))) return adminHistoryText.yesterday;
  return formatDay(`${day}T12:00:00Z`);
}

/** All versions by day, newest first; minor ones are folded. */
export function VersionList(props: VersionListProps) {
  const text = adminHistoryText;
  const { listed } = props;
  const newest = listed.items[0]?.id;
  const line = (version: Version) => (
    <VersionLine key={version.id} {...props} version={version} newest={version.id === newest} />
  );
  return (
    <div className={css.days}>
      {groupedVersions(listed.items).map(({ day, rows }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 className={css.day} id={`day-${day}`}>
            {dayWord(day, props.now)}
          </h2>
          <ul className={css.list}>
            {rows.map((row) =>
              row.kind === 'one' ? (
                line(row.version)
              ) : (
                <li key={row.versions[0]?.id} className={css.folded}>
                  <Disclosure
                    look="row"
                    label={<span className={css.small}>{text.small(row.versions.length)}</span>}
                    open={row.versions.some(({ id }) => id === props.open)}
                  >
                    <ul className={css.list}>{row.versions.map(line)}</ul>
                  </Disclosure>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
      {listed.more && (
        <div className={css.foot}>
          <Button tone="quiet" busy={listed.reading} onClick={() => props.onMore()}>
            {text.older}
          </Button>
        </div>
      )}
    </div>
  );
}

function VersionLine(props: VersionListProps & { version: Version; newest: boolean }) {
  const { version, subject } = props;
  return (
    <li>
      <button
        type="button"
        className={css.version}
        data-minor={version.minor ? '' : undefined}
        aria-current={version.id === props.open ? 'true' : undefined}
        onClick={() => props.onOpen(version.id)}
      >
        <span className={css.words}>{versionWords(subject, version)}</span>
        <span className={css.facts}>
          <time dateTime={version.at}>{hour().format(new Date(version.at))}</time>
          {version.by !== '' && <span className={css.who}>{version.by}</span>}
          {props.newest && <span className={css.newest}>{adminHistoryText.newest}</span>}
        </span>
      </button>
    </li>
  );
}
