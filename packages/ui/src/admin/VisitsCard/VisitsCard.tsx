import type { VisitDay, VisitReport } from '@vitrin/contract/operation/visits';
import { Button } from '../../elements/Button/Button.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { adminVisitsText } from '../../text/panelText.ts';
import * as lines from '../DashboardScreen/lines.css.ts';
import { hint } from '../parts/hint.css.ts';
import * as css from './VisitsCard.css.ts';

export type VisitsCardProps = {
  report: VisitReport;
  /** Turns the counter on or off; absent for users who may not. */
  onSwitch?: ((counting: boolean) => void) | undefined;
};

const counted = ['visits', 'views', 'calls', 'whatsApps', 'forms'] as const;

/** The visits of thirty days: totals, a chart with a table of the same data, sources and pages. */
export function VisitsCard({ report, onSwitch }: VisitsCardProps) {
  const text = adminVisitsText;
  const { counting, days, sources, pages } = report;
  const sumOf = (name: (typeof counted)[number]) => days.reduce((sum, each) => sum + each[name], 0);
  const isEmpty = counted.every((name) => sumOf(name) === 0);
  return (
    <section aria-labelledby="visits">
      <h2 className={lines.heading} id="visits">
        {text.title}
      </h2>
      <div className={css.card}>
        {!counting && <p className={hint}>{text.off}</p>}
        {isEmpty ? (
          counting && <p className={hint}>{text.none}</p>
        ) : (
          <>
            <dl className={css.sums}>
              {counted.map((name) => (
                <div key={name} className={css.sum}>
                  <dt className={css.name}>{text.columns[name]}</dt>
                  <dd className={css.value}>{text.figure(sumOf(name))}</dd>
                </div>
              ))}
            </dl>
            <Chart days={days} visits={sumOf('visits')} />
            <Disclosure label={text.table}>
              <Days days={days} />
            </Disclosure>
            <div className={css.lists}>
              <Names
                title={text.sources}
                rows={sources.map(({ host, visits }) => ({ name: host || text.direct, value: visits }))}
              />
              <Names
                title={text.pages}
                rows={pages.map(({ path, views }) => ({ name: path || text.direct, value: views }))}
              />
            </div>
          </>
        )}
        <p className={hint}>{text.note}</p>
        {onSwitch && (
          <div>
            <Button tone="quiet" size="small" onClick={() => onSwitch(!counting)}>
              {counting ? text.switchOff : text.switchOn}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** In SVG units: the width of a bar with its gap, the gap, and the height of the busiest day. */
const [step, gap, height] = [10, 3, 90];

function Chart({ days, visits }: { days: readonly VisitDay[]; visits: number }) {
  const most = Math.max(1, ...days.map((each) => each.visits));
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${days.length * step} ${height + 1}`}
      preserveAspectRatio="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing, which uses the colours of the page
      role="img"
      aria-label={adminVisitsText.chart(visits, most)}
    >
      <line className={css.base} x1="0" x2={days.length * step} y1={height + 0.5} y2={height + 0.5} />
      {days.map(({ day, visits: ofDay }, index) => {
        const tall = (ofDay / most) * height;
        return (
          <rect
            key={day}
            className={css.bar}
            x={index * step + gap / 2}
            y={height - tall}
            width={step - gap}
            height={tall}
          >
            <title>{`${adminVisitsText.day(day)}: ${adminVisitsText.figure(ofDay)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function Days({ days }: { days: readonly VisitDay[] }) {
  const text = adminVisitsText;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={text.days}>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.cell} scope="col">
              {text.columns.day}
            </th>
            {counted.map((name) => (
              <th key={name} className={css.cell} scope="col">
                {text.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((each) => (
            <tr key={each.day}>
              <th className={css.cell} scope="row">
                {text.day(each.day)}
              </th>
              {counted.map((name) => (
                <td key={name} className={css.cell}>
                  {text.figure(each[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Names({ title, rows }: { title: string; rows: readonly { name: string; value: number }[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>
        {rows.map(({ name, value }) => (
          <li key={name} className={css.row}>
            <span>{name}</span>
            <span>{adminVisitsText.figure(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
