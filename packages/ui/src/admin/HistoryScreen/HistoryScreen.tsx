import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { VersionComparison } from '@vitrin/contract/history/history';
import type { HistorySectionName } from '@vitrin/contract/history/historySections';
import type { Load } from '@vitrin/contract/load';
import { useRef, useState } from 'react';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { Segments } from '../../elements/Segments/Segments.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminHistoryText, adminText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { ReturnDialog, type ReturnOutcome } from '../parts/ReturnDialog/ReturnDialog.tsx';
import type { Referring } from '../parts/Comparison/comparedValues.ts';
import { type Against, Comparison } from './Comparison.tsx';
import type { SiteContent } from '../parts/PublicPage/PublicPage.tsx';
import type { VersionedThing } from './fieldNames.ts';
import * as css from './HistoryScreen.css.ts';
import { type ListedVersions, VersionList } from './VersionList.tsx';

export type { ReturnOutcome } from '../parts/ReturnDialog/ReturnDialog.tsx';
export type { Against } from './Comparison.tsx';
export type { VersionedThing } from './fieldNames.ts';
export type { ListedVersions } from './VersionList.tsx';

/** Which version is compared with what. */
export type HistoryView = { open: string | undefined; against: Against };

/** A settings section in the same tab, with its name. */
export type HistoryPart = { id: HistorySectionName; label: string };

export type HistoryScreenProps = {
  subject: VersionedThing;
  /** The title, if the subject is an entry that has one. */
  title: string;
  /** The settings sections of one tab, if there are several. */
  parts: readonly HistoryPart[];
  versions: Load<ListedVersions>;
  /** The subject no longer exists. */
  gone: boolean;
  view: HistoryView;
  /** The comparison of the open version; absent while none is open. */
  comparison: Load<VersionComparison> | undefined;
  /** For fields that refer to other entries. */
  referring: Referring;
  /** The content of the home page, if versions are palettes. */
  home?: SiteContent | undefined;
  now: Date;
  onPart: (id: HistorySectionName) => void;
  onView: (view: HistoryView) => void;
  onMore: () => void;
  /** Restores a version, at another path if one is given. */
  onRestore: (version: string, path?: string) => Promise<ReturnOutcome>;
};

/**
 * Who changed what and when: the list of versions on one side, the comparison of one of them with another state on the
 * other.
 */
export function HistoryScreen(props: HistoryScreenProps) {
  const text = adminHistoryText;
  const { versions, view } = props;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ version: string; free: string }>();
  const region = useRef<HTMLElement>(null);

  if (props.gone) {
    return (
      <EmptyState
        drawing="emptyWindow"
        title={text.goneTitle}
        detail={text.gone}
        action={
          <ButtonLink tone="quiet" href={adminPaths.trash()}>
            {text.toTrash}
          </ButtonLink>
        }
      />
    );
  }
  if (versions.status === 'failed') return <LoadFailure error={versions.error} onRetry={versions.retry} />;
  const listed = versions.status === 'ready' ? versions.data : undefined;

  async function restore(path?: string): Promise<ReturnOutcome> {
    if (view.open === undefined) return { status: 'failed' };
    setBusy(true);
    const outcome = await props.onRestore(view.open, path);
    setBusy(false);
    return outcome;
  }

  async function begin(): Promise<void> {
    const { open } = view;
    const outcome = await restore();
    if (outcome.status === 'asked' && open !== undefined) setAsked({ version: open, free: outcome.free });
  }

  return (
    <section className={css.screen} aria-label={text.title} ref={region} tabIndex={-1}>
      {props.parts.length > 1 && (
        <div className={css.parts}>
          <Segments
            label={text.parts}
            segments={props.parts.map(({ id, label }) => ({ value: id, label }))}
            value={props.parts.find(({ id }) => id === props.subject.id)?.id}
            onChoose={props.onPart}
          />
        </div>
      )}
      {listed?.items.length === 0 ? (
        <EmptyState drawing="emptyWindow" title={text.emptyTitle} detail={text.empty} />
      ) : (
        <div className={css.panes} data-comparing={view.open === undefined ? undefined : ''}>
          <nav className={css.side} aria-label={text.list}>
            {listed === undefined ? (
              <Bones />
            ) : (
              <VersionList
                subject={props.subject}
                listed={listed}
                open={view.open}
                now={props.now}
                onOpen={(open) => props.onView({ open, against: againstOf(listed, open) })}
                onMore={props.onMore}
              />
            )}
          </nav>
          <div className={css.main}>
            <Compared {...props} listed={listed} busy={busy} onRestoring={() => setAsking(true)} />
          </div>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        tone="strong"
        question={text.back.question}
        detail={text.back.detail}
        confirmLabel={text.back.restore}
        cancelLabel={adminText.cancel}
        focusAfter={region}
        onConfirm={() => void begin()}
        onClose={() => setAsking(false)}
      />
      {asked !== undefined && (
        <ReturnDialog
          title={props.title}
          text={text.back}
          free={asked.free}
          onReturn={restore}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** The current state can only be compared with the previous version. */
const againstOf = ({ items }: ListedVersions, open: string): Against =>
  items.length > 1 && items[0]?.id === open ? 'previous' : 'now';

const waiting = ['70%', '52%', '64%', '48%', '58%'];

function Bones() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{adminHistoryText.loading}</output>
      </VisuallyHidden>
      {waiting.map((width) => (
        <div key={width} className={css.bones}>
          <Skeleton width={width} />
          <Skeleton width="40%" height={10} />
        </div>
      ))}
    </div>
  );
}

type ComparedProps = HistoryScreenProps & {
  listed: ListedVersions | undefined;
  busy: boolean;
  onRestoring: () => void;
};

function Compared(props: ComparedProps) {
  const { compare } = adminHistoryText;
  const { comparison, listed, view } = props;
  if (comparison === undefined) return <p className={css.hint}>{compare.choose}</p>;
  if (comparison.status === 'failed')
    return <LoadFailure error={comparison.error} onRetry={comparison.retry} />;
  if (comparison.status === 'loading') {
    return (
      <output className={css.waiting}>
        <Spinner />
        {compare.loading}
      </output>
    );
  }
  const place = listed?.items.findIndex(({ id }) => id === view.open) ?? -1;
  return (
    <Comparison
      subject={props.subject}
      compared={comparison.data}
      referring={props.referring}
      home={props.home}
      against={view.against}
      newest={place === 0}
      hasPrevious={listed !== undefined && place !== -1 && place < listed.items.length - 1}
      busy={props.busy}
      onAgainst={(against) => props.onView({ ...view, against })}
      onRestore={props.onRestoring}
      onBack={() => props.onView({ ...view, open: undefined })}
    />
  );
}
