import type { Load } from '@vitrin/contract/load';
import type { LeadSums } from '@vitrin/contract/messages/message';
import { formatDate } from '@vitrin/contract/text/turkish';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { adminInboxText, adminText } from '../../text/panelText.ts';
import { SectionFailure } from '../DashboardScreen/SectionFailure.tsx';
import { hint } from '../parts/hint.css.ts';
import * as css from './LeadChart.css.ts';

export type LeadChartProps = { leads: Load<LeadSums> };

/** The height of the highest bar and the width of a day, in SVG units. */
const height = 40;
const dayWidth = 10;

/** The number of messages in the last thirty days, as bars and as tables: by day, by service, by page. */
export function LeadChart({ leads }: LeadChartProps) {
  const { leads: text } = adminInboxText;
  if (leads.status === 'loading') return null;
  return (
    <section className={css.chart} aria-labelledby="lead-chart">
      <div className={css.head}>
        <h2 className={css.heading} id="lead-chart">
          {text.title}
        </h2>
        {leads.status === 'ready' && leads.data.total > 0 && (
          <p className={hint}>{text.total(leads.data.total)}</p>
        )}
      </div>
      {leads.status === 'failed' ? (
        <SectionFailure
          text={leads.error}
          retryLabel={adminText.dashboard.again(text.title)}
          onRetry={leads.retry}
        />
      ) : leads.data.total === 0 ? (
        <p className={hint}>{text.none}</p>
      ) : (
        <Sums {...leads.data} />
      )}
    </section>
  );
}

function Sums({ days, services, pages }: LeadSums) {
  const { leads: text } = adminInboxText;
  const most = Math.max(...days.map(({ messages }) => messages));
  return (
    <>
      {/* The tables below contain the same data. */}
      <svg
        className={css.plot}
        viewBox={`0 0 ${days.length * dayWidth} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {days.map(({ day, messages }, index) => {
          const high = messages === 0 ? 1 : (messages / most) * height;
          return (
            <rect
              key={day}
              className={messages === 0 ? css.none : css.bar}
              x={index * dayWidth + 1}
              y={height - high}
              width={dayWidth - 2}
              height={high}
            />
          );
        })}
      </svg>
      <div className={css.sums}>
        <SumTable
          caption={text.services}
          rows={services.map(({ title, messages }) => ({ name: title, messages }))}
        />
        <SumTable caption={text.pages} rows={pages.map(({ page, messages }) => ({ name: page, messages }))} />
      </div>
      <Disclosure label={text.table}>
        <SumTable
          caption={text.day}
          rows={days
            .filter(({ messages }) => messages > 0)
            .map(({ day, messages }) => ({ name: formatDate(day), messages }))
            .toReversed()}
        />
      </Disclosure>
    </>
  );
}

function SumTable({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly { name: string; messages: number }[];
}) {
  if (rows.length === 0) return null;
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ name, messages }) => (
          <tr key={name}>
            <th scope="row" className={css.name} lang={siteLanguage}>
              {name}
            </th>
            <td className={css.number}>{messages}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
