import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import type { TrashItem } from '@vitrin/contract/history/trash';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { Trash2, Undo2 } from 'lucide-react';
import { Button } from '../../elements/Button/Button.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminText, adminTrashText } from '../../text/panelText.ts';
import { formatMoment, relativeTime } from '../parts/relativeTime.ts';
import { Thumbnail } from '../parts/Thumbnail/Thumbnail.tsx';
import { shownKinds } from './shownKinds.ts';
import * as css from './TrashScreen.css.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The title of an item in the trash, or its placeholder. */
export const shownTitle = ({ title }: TrashItem): string => title || adminTrashText.untitled;

/** How long ago it was deleted; from a week on, in days instead of a date, since each day matters here. */
function ageOf({ deletedAt }: TrashItem, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(deletedAt)) / dayMs);
  return days < 7 ? relativeTime(deletedAt, now) : adminText.ages.days(days);
}

const dayOf = (moment: Date): number => Date.parse(dayInIstanbul(moment));

/** In days of the calendar, so that it starts with the days that the page promises, and ends with "today". */
function daysLeft({ endsAt }: TrashItem, now: Date): number {
  return Math.max(0, (dayOf(new Date(endsAt)) - dayOf(now)) / dayMs);
}

export type TrashEntryProps = {
  item: TrashItem;
  now: Date;
  /** Set while it is being restored. */
  busy: boolean;
  onRestore: () => void;
  /** Absent for users who may not delete permanently. */
  onDelete?: (() => void) | undefined;
};

/** A deleted item: what it was, who deleted it and when, and how long it is kept. */
export function TrashEntry({ item, now, busy, onRestore, onDelete }: TrashEntryProps) {
  const text = adminTrashText;
  const { label, icon: Icon } = shownKinds[item.kind];
  const name = shownTitle(item);
  return (
    <li className={css.row}>
      {item.image === null ? (
        <span className={css.sign}>
          <Icon size={16} aria-hidden />
        </span>
      ) : (
        <Thumbnail image={item.image} />
      )}
      <span className={css.words}>
        <span className={css.title} lang={siteLanguage}>
          {name}
        </span>
        <span className={css.facts}>
          <span>{label()}</span>
          {item.address !== '' && item.address !== item.title && <span>{item.address}</span>}
          {item.deletedBy !== '' && <span>{text.deletedBy(item.deletedBy)}</span>}
          <time dateTime={item.deletedAt} title={formatMoment(item.deletedAt)}>
            {ageOf(item, now)}
          </time>
          <span>{text.endsIn(daysLeft(item, now))}</span>
        </span>
      </span>
      <span className={css.buttons}>
        <Button tone="quiet" icon={<Undo2 size={16} aria-hidden />} busy={busy} onClick={onRestore}>
          <span aria-hidden>{text.restore}</span>
          <VisuallyHidden>{text.restoreOne(name)}</VisuallyHidden>
        </Button>
        {onDelete && (
          <IconButton label={text.remove(name)} icon={<Trash2 size={16} aria-hidden />} onClick={onDelete} />
        )}
      </span>
    </li>
  );
}
