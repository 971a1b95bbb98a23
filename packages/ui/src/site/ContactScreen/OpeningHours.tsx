import { type OpenDays, openDaysOf, type OpenTime } from '@vitrin/contract/settings/openingHours';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import { useId } from 'react';
import { classes } from '../../elements/classes.ts';
import { note } from '../../theme/type.css.ts';
import * as css from './OpeningHours.css.ts';

export type OpeningHoursProps = { hours: readonly OpenTime[] };

/** The company's opening hours, with days that have the same times in one row; renders nothing if unknown. */
export function OpeningHours(props: OpeningHoursProps) {
  const titleId = useId();
  const rows = openDaysOf(props.hours);
  if (rows.length === 0) return null;
  return (
    <section className={css.block} aria-labelledby={titleId}>
      <svg className={css.drawing} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M12 7.5V12l3 2" />
      </svg>
      <div className={css.words}>
        <h2 id={titleId} className={classes(note, css.title)}>
          {text.hours}
        </h2>
        <dl className={css.rows}>
          {rows.map(({ days, times }) => (
            <div key={days[0]} className={css.row}>
              <dt>{daysText(days)}</dt>
              <dd className={times.length === 0 ? css.closed : css.times}>
                {times.length === 0
                  ? text.closed
                  : times.map(({ opens, closes }) => (
                      <span key={opens} className={css.time}>
                        {text.from(opens, closes)}
                      </span>
                    ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function daysText(days: OpenDays['days']): string {
  const [first] = days;
  const last = days.at(-1) ?? first;
  if (days.length === 1) return text.days[first];
  return days.length === 2
    ? text.two(text.days[first], text.days[last])
    : text.through(text.days[first], text.days[last]);
}
