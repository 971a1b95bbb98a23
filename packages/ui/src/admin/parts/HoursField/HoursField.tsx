import {
  type OpenTime,
  openTimeProblem,
  type Weekday,
  weekdays,
} from '@vitrin/contract/settings/openingHours';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminSettingsText, refusalText } from '../../../text/panelText.ts';
import * as css from './HoursField.css.ts';

export type HoursFieldProps = {
  /** The id of the first control, to which the error summary links. */
  id: string;
  hours: readonly OpenTime[];
  /** An error about all of them. */
  error?: string | undefined;
  onChange: (hours: OpenTime[]) => void;
};

const usual = { opens: '09:00', closes: '18:00' } as const;
const workdays: readonly Weekday[] = weekdays.slice(1, 5);

/** The opening hours of a week: each day has any number of times, or is closed. */
export function HoursField(props: HoursFieldProps) {
  const { hours, onChange } = props;
  const text = adminSettingsText.contact.week;
  const errorId = useId();
  const adds = useRef(new Map<Weekday, HTMLButtonElement | null>());
  const monday = hours.filter(({ day }) => day === 'monday');

  const timesOf = (day: Weekday) =>
    hours.flatMap((time, index) => (time.day === day ? [{ time, index }] : []));

  function write(index: number, change: Partial<OpenTime>) {
    onChange(hours.map((time, at) => (at === index ? { ...time, ...change } : time)));
  }

  function add(day: Weekday) {
    const last = timesOf(day).at(-1)?.time;
    // A second opening time of a day starts after the first, and has no sensible default.
    const next = last === undefined ? { day, ...usual } : { day, opens: '', closes: '' };
    onChange([...hours, next]);
  }

  return (
    <fieldset className={css.week} aria-describedby={props.error === undefined ? undefined : errorId}>
      <legend className={css.legend}>{text.label}</legend>
      {props.error !== undefined && (
        <p id={errorId} className={css.error}>
          {props.error}
        </p>
      )}
      {weekdays.map((day, place) => {
        const times = timesOf(day);
        const name = text.days[day];
        return (
          <fieldset key={day} className={css.day}>
            <legend className={css.name}>{name}</legend>
            <div className={css.times}>
              {times.length === 0 && <span className={css.closed}>{text.closed}</span>}
              {times.map(({ time, index }, number) => {
                const problem = openTimeProblem(hours, index);
                return (
                  <div key={index} className={css.time}>
                    <TextField
                      type="time"
                      label={text.opens}
                      value={time.opens}
                      onChange={(event) => write(index, { opens: event.target.value })}
                    />
                    <TextField
                      type="time"
                      label={text.closes}
                      error={problem && refusalText[problem]()}
                      value={time.closes}
                      onChange={(event) => write(index, { closes: event.target.value })}
                    />
                    <span className={css.remove}>
                      <IconButton
                        label={text.remove(name, number + 1)}
                        icon={<X size={16} aria-hidden />}
                        onClick={() => {
                          onChange(hours.toSpliced(index, 1));
                          // The button disappears along with its time.
                          adds.current.get(day)?.focus();
                        }}
                      />
                    </span>
                  </div>
                );
              })}
            </div>
            <span className={css.add}>
              <IconButton
                id={place === 0 ? props.id : undefined}
                ref={(button) => void adds.current.set(day, button)}
                label={text.add(name)}
                icon={<Plus size={16} aria-hidden />}
                onClick={() => add(day)}
              />
            </span>
          </fieldset>
        );
      })}
      <span>
        <Button
          tone="quiet"
          disabled={monday.length === 0}
          onClick={() =>
            onChange([
              ...hours.filter(({ day }) => !workdays.includes(day)),
              ...workdays.flatMap((day) => monday.map(({ opens, closes }) => ({ day, opens, closes }))),
            ])
          }
        >
          {text.copy}
        </Button>
      </span>
    </fieldset>
  );
}
