import type { Load } from '@vitrin/contract/load';
import type { SiteAt } from '@vitrin/contract/history/siteAt';
import { ExternalLink, Eye, History, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminSiteAtText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { inputOfMoment, momentOfInput } from '../parts/publishMoment.ts';
import { formatMoment } from '../parts/relativeTime.ts';
import { SiteChange } from './SiteChange.tsx';
import * as css from './SiteAtScreen.css.ts';

/** The outcome of restoring the site. */
export type SiteReturn = { status: 'done' } | { status: 'failed'; reason: string };

export type SiteAtScreenProps = {
  /** The selected moment. */
  at: string | undefined;
  /** The changes since then; absent while no moment is selected. */
  changes: Load<SiteAt['changes']> | undefined;
  /** The panel's name for a kind of content or a section of the settings. */
  placeOf: (change: SiteAt['changes'][number]) => string;
  now: Date;
  /** The site was just restored, which can be undone. */
  undoable: boolean;
  onMoment: (at: string) => void;
  /** Creates a link that shows the site at that moment; undefined on failure. */
  onPreview: () => Promise<string | undefined>;
  onRestore: () => Promise<SiteReturn>;
  onUndo: () => Promise<SiteReturn>;
};

const hourMs = 60 * 60 * 1_000;

/** The whole site as it was at a moment: the changes since then, a preview, and the button that restores it. */
export function SiteAtScreen(props: SiteAtScreenProps) {
  const text = adminSiteAtText;
  const [value, setValue] = useState(() =>
    inputOfMoment(props.at ?? new Date(props.now.getTime() - 24 * hourMs).toISOString()),
  );
  const [wrong, setWrong] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const region = useRef<HTMLElement>(null);

  function show() {
    const at = momentOfInput(value);
    setWrong(at === null ? text.noMoment : undefined);
    setFailure(undefined);
    if (at !== null) props.onMoment(at);
  }

  async function run(work: () => Promise<SiteReturn>) {
    setBusy(true);
    setFailure(undefined);
    const ended = await work();
    setBusy(false);
    if (ended.status === 'failed') setFailure(ended.reason);
  }

  return (
    <section className={css.screen} aria-label={text.title} ref={region} tabIndex={-1}>
      <p className={css.intro}>{text.lede}</p>
      <form
        className={css.bar}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <div className={css.moment}>
          <TextField
            id="site-at"
            label={text.when}
            hint={text.whenHint}
            type="datetime-local"
            max={inputOfMoment(props.now.toISOString())}
            value={value}
            error={wrong}
            onChange={({ target }) => setValue(target.value)}
          />
        </div>
        <div className={css.show}>
          <Button type="submit" tone="line">
            {text.show}
          </Button>
        </div>
      </form>
      {props.undoable && (
        <div className={css.notice}>
          <Notice
            tone="good"
            announced="politely"
            title={text.restored}
            actions={
              <Button
                tone="quiet"
                icon={<RotateCcw size={16} aria-hidden />}
                busy={busy}
                onClick={() => void run(props.onUndo)}
              >
                {text.undo}
              </Button>
            }
          >
            {text.undoDetail}
          </Notice>
        </div>
      )}
      {failure !== undefined && (
        <div className={css.notice}>
          <Notice tone="bad" announced="atOnce" title={failure} />
        </div>
      )}
      <Changes {...props} busy={busy} onAsk={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        tone="strong"
        question={text.question}
        detail={text.detail}
        confirmLabel={text.restore}
        cancelLabel={text.cancel}
        focusAfter={region}
        onConfirm={() => void run(props.onRestore)}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

type ChangesProps = SiteAtScreenProps & { busy: boolean; onAsk: () => void };

function Changes(props: ChangesProps) {
  const text = adminSiteAtText;
  const { at, changes } = props;
  if (at === undefined || changes === undefined) return null;
  if (changes.status === 'failed') return <LoadFailure error={changes.error} onRetry={changes.retry} />;
  if (changes.status === 'loading') {
    return (
      <output className={css.waiting}>
        <Spinner />
        {text.loading}
      </output>
    );
  }
  const count = changes.data.filter(({ fault }) => fault === null).length;
  if (changes.data.length === 0) return <p className={css.none}>{text.none}</p>;
  return (
    <>
      <div className={css.top}>
        <h2 className={css.count}>{text.count(count, formatMoment(at))}</h2>
        {count > 0 && (
          <>
            {/* An existing link shows the moment it was created for. */}
            <Preview key={at} onPreview={props.onPreview} />
            <Button icon={<History size={16} aria-hidden />} busy={props.busy} onClick={props.onAsk}>
              {text.restore}
            </Button>
          </>
        )}
      </div>
      <ul className={css.list}>
        {changes.data.map((change) => (
          <SiteChange key={`${change.kind} ${change.id}`} change={change} place={props.placeOf(change)} />
        ))}
      </ul>
    </>
  );
}

function Preview({ onPreview }: Pick<SiteAtScreenProps, 'onPreview'>) {
  const text = adminSiteAtText;
  const [made, setMade] = useState<{ link: string | undefined }>();
  const [busy, setBusy] = useState(false);

  async function make() {
    setBusy(true);
    setMade({ link: await onPreview() });
    setBusy(false);
  }

  if (made?.link !== undefined) {
    return (
      <ButtonLink tone="line" href={made.link} target="_blank" icon={<ExternalLink size={16} aria-hidden />}>
        {text.openPreview}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button tone="line" icon={<Eye size={16} aria-hidden />} busy={busy} onClick={() => void make()}>
        {text.preview}
      </Button>
      {made !== undefined && <Notice tone="bad" announced="atOnce" title={text.previewFailed} />}
    </>
  );
}
