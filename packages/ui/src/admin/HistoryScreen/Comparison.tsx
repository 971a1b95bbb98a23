import type { VersionComparison } from '@vitrin/contract/history/history';
import { ChevronLeft, History } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { Segments } from '../../elements/Segments/Segments.tsx';
import { adminHistoryText } from '../../text/panelText.ts';
import { formatMoment } from '../parts/relativeTime.ts';
import type { Referring } from '../parts/Comparison/comparedValues.ts';
import { FieldComparison } from '../parts/Comparison/FieldComparison.tsx';
import { comparedFields } from './comparedFields.ts';
import * as css from './Comparison.css.ts';
import type { SiteContent } from '../parts/PublicPage/PublicPage.tsx';
import { PaletteComparison } from './PaletteComparison.tsx';
import type { VersionedThing } from './fieldNames.ts';
import { versionWords } from './versionWords.ts';

/** What a version is compared with: the current state, or the version before it. */
export type Against = 'now' | 'previous';

export type ComparisonProps = {
  subject: VersionedThing;
  /** The older side first. */
  compared: VersionComparison;
  referring: Referring;
  /** The content of the home page, if versions are palettes. */
  home?: SiteContent | undefined;
  against: Against;
  /** Set if it is the current state, so that there is nothing to restore. */
  newest: boolean;
  /** Set if there is a previous version to compare with. */
  hasPrevious: boolean;
  busy: boolean;
  onAgainst: (against: Against) => void;
  onRestore: () => void;
  onBack: () => void;
};

/** A version compared with another state, field by field, and the button that restores it. */
export function Comparison(props: ComparisonProps) {
  const text = adminHistoryText;
  const { subject, compared, referring, against } = props;
  const version = against === 'now' ? compared.from.version : compared.to.version;
  const fields = useMemo(() => comparedFields(subject, compared, referring), [subject, compared, referring]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = version?.id;

  useEffect(() => {
    if (id !== undefined) heading.current?.focus({ preventScroll: true });
  }, [id]);

  const sides =
    against === 'now'
      ? { before: text.compare.that, after: text.compare.now }
      : { before: text.compare.previous, after: text.compare.that };
  return (
    <article className={css.sheet} aria-labelledby="compared-version">
      <div className={css.top}>
        <span className={css.back}>
          <IconButton
            label={text.compare.back}
            icon={<ChevronLeft size={16} aria-hidden />}
            onClick={props.onBack}
          />
        </span>
        <div className={css.title}>
          <h2 className={css.heading} id="compared-version" ref={heading} tabIndex={-1}>
            {version === null ? text.compare.now : versionWords(subject, version)}
          </h2>
          {version !== null && (
            <p className={css.facts}>
              <time dateTime={version.at}>{formatMoment(version.at)}</time>
              {version.by !== '' && `, ${version.by}`}
            </p>
          )}
        </div>
        {!props.newest && (
          <Button icon={<History size={16} aria-hidden />} busy={props.busy} onClick={props.onRestore}>
            {text.back.restore}
          </Button>
        )}
      </div>
      {props.hasPrevious && !props.newest && (
        <div className={css.choice}>
          <Segments
            label={text.compare.against}
            segments={[
              { value: 'now', label: text.compare.now },
              { value: 'previous', label: text.compare.previous },
            ]}
            value={against}
            onChoose={props.onAgainst}
          />
        </div>
      )}
      {fields.length === 0 && (
        <p className={css.note}>{against === 'now' ? text.compare.same : text.compare.sameAsBefore}</p>
      )}
      {props.home !== undefined && fields.length > 0 && (
        <PaletteComparison compared={compared} content={props.home} sides={sides} />
      )}
      {fields.map((field) => (
        <FieldComparison key={field.id} field={field} sides={sides} />
      ))}
      {compared.change.moved && <p className={css.note}>{text.compare.placeDiffers}</p>}
      {fields.length > 0 && <p className={css.note}>{text.compare.othersSame}</p>}
    </article>
  );
}
