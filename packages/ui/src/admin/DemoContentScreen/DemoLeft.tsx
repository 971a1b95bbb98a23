import type { DemoContent } from '@vitrin/contract/operation/demoContent';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import { Eraser } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { shownKinds } from '../TrashScreen/shownKinds.ts';
import * as css from './DemoContentScreen.css.ts';
import { hasDemoLeft } from './hasDemoLeft.ts';

export type DemoLeftProps = {
  demo: Load<DemoContent>;
  /** Removes it; resolves to whether that succeeded. */
  onClean: () => Promise<boolean>;
};

/** The number of titles initially listed per kind: more would push the other kinds out of view. */
const shownTitles = 6;

/** The remaining demo content, and the button that removes it. */
export function DemoLeft({ demo, onClean }: DemoLeftProps) {
  const text = adminFirstDayText.demo;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  if (demo.status === 'failed') return <LoadFailure error={demo.error} onRetry={demo.retry} />;
  if (demo.status === 'loading') {
    return (
      <output className={css.waiting}>
        <Spinner />
        {text.loading}
      </output>
    );
  }
  const { company, entries, settings, edited } = demo.data;

  async function clean() {
    setBusy(true);
    setFailed(false);
    const done = await onClean();
    setBusy(false);
    setFailed(!done);
  }

  return (
    <div className={css.left} ref={region} tabIndex={-1}>
      {!hasDemoLeft(demo.data) ? (
        <Notice tone="good" title={text.none}>
          {text.noneDetail}
        </Notice>
      ) : (
        <>
          <p className={css.lede}>{text.lede(company)}</p>
          <Button icon={<Eraser size={16} aria-hidden />} busy={busy} onClick={() => setAsking(true)}>
            {text.clean}
          </Button>
          {failed && <Notice tone="bad" announced="atOnce" title={text.cleanFailed} />}
          {entries.length > 0 && <Entries entries={entries} />}
          {settings.length > 0 && (
            <section className={css.group}>
              <h2 className={css.heading}>{text.settings}</h2>
              <ul className={css.list}>
                {settings.map(({ section, fields }) => (
                  <li key={section} className={css.row}>
                    <span>{text.sections[section]}</span>
                    <p className={css.quiet}>{text.fields(fields.length)}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {edited > 0 && <p className={css.quiet}>{text.edited(edited)}</p>}
      <ConfirmDialog
        open={asking}
        tone="danger"
        question={text.question}
        detail={text.detail(limits.trashDays)}
        confirmLabel={text.clean}
        cancelLabel={text.cancel}
        focusAfter={region}
        onConfirm={() => void clean()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function Entries({ entries }: Pick<DemoContent, 'entries'>) {
  const text = adminFirstDayText.demo;
  return (
    <section className={css.group}>
      <h2 className={css.heading}>{text.entries}</h2>
      <ul className={css.list}>
        {entries.map(({ kind, total, titles }) => {
          const shown = titles.slice(0, shownTitles).map((title) => title || text.untitled);
          const more = total - shown.length;
          return (
            <li key={kind} className={css.row}>
              <span>{text.count(total, shownKinds[kind].label())}</span>
              <p className={css.quiet}>
                {shown.join(' · ')}
                {more > 0 && ` ${text.more(more)}`}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
