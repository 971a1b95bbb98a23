import type { LibraryPicture, PictureUse } from '@vitrin/contract/files/library';
import { chosenTypes, pdfType } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Focus, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { whenReady } from '../../elements/PictureField/smallerPicture.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { Checkbox } from '../../elements/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Picture } from '../../elements/Picture/Picture.tsx';
import { adminFormsText, adminLibraryText as text, adminText } from '../../text/panelText.ts';
import { notifyFailure } from '../notify/notify.tsx';
import type { Keeping } from '../parts/Editing/editing.ts';
import { fileSize, pdfProblem, pictureProblem } from '../parts/ItemForm/files/chosenFile.ts';
import { libraryName } from '../parts/LibraryTiles/LibraryTiles.tsx';
import { relativeTime } from '../parts/relativeTime.ts';
import { useOpenOn } from '../parts/useOpenOn.ts';
import { useRunning } from '../parts/useRunning.ts';
import { type Words, WordsDialog } from '../parts/WordsDialog/WordsDialog.tsx';
import { shownKinds } from '../TrashScreen/shownKinds.ts';
import { FocusDialog, type PicturePoints, type RenderSlots } from './FocusDialog.tsx';
import * as css from './LibraryScreen.css.ts';

/** The texts that describe a picture. */
export type PictureLines = { title: string; alt: string; credit: string };

/** The actions on a picture. */
export type PictureActs = {
  /** Resolves to whether the changed texts were stored, with the focal points that were being chosen over them, if any. */
  onWords: (id: string, words: Partial<PictureLines & PicturePoints>) => Promise<boolean>;
  /** Resolves to whether the focal points were stored. */
  onPoints: (id: string, points: PicturePoints) => Promise<boolean>;
  /** The address of its version history in the panel. */
  historyOf: (id: string) => string;
  /** Shows a picture as the site crops it while its focal points are being chosen. */
  renderSlots: RenderSlots;
  onDecorative: (id: string, decorative: boolean) => Promise<void>;
  /** Replaces its file; resolves to an error message, if any. */
  onReplace: (id: string, file: File) => Promise<string | undefined>;
  onDelete: (id: string) => Promise<void>;
  /** Whether whoever looks at it may change what a place shows. */
  mayChange: (use: PictureUse) => boolean;
  /** The panel's address for a place that uses it; undefined if that has no screen. */
  hrefOf: (use: PictureUse) => string | undefined;
};

export type PictureDialogProps = PictureActs & {
  /** The open picture; the dialog is closed if undefined. */
  picture: LibraryPicture | undefined;
  uses: Load<readonly PictureUse[]>;
  now: Date;
  /** Preserves the unsaved input; optional. */
  keeping?: Keeping | undefined;
  onClose: () => void;
};

type Task = 'saving' | 'replacing' | 'marking';

/** Everything about a picture or PDF: its texts, its uses, replacing its file, and deleting it. */
export function PictureDialog(props: PictureDialogProps) {
  const { picture, uses } = props;
  const isPdf = picture?.pdf === true;
  const running = useRunning();
  const isOpenOn = useOpenOn(picture?.id);
  const [problem, setProblem] = useState<{ id: string; why: string }>();
  const [doomed, setDoomed] = useState(false);
  const [focusing, setFocusing] = useState(false);
  const [chosen, setChosen] = useState<{ id: string; points: PicturePoints }>();
  const chooser = useRef<HTMLInputElement>(null);

  // Under the picture's id: a task goes on while another picture is open.
  const taskOf = (what: Task) => `${what} ${picture?.id}`;
  const is = (what: Task) => running.has(taskOf(what));

  // Points that are being chosen belong to their picture alone.
  if (chosen !== undefined && chosen.id !== picture?.id) setChosen(undefined);

  function endFocusing() {
    setFocusing(false);
    setChosen(undefined);
  }

  async function replace(file: File) {
    if (picture === undefined) return;
    const { id } = picture;
    setProblem(undefined);
    const wrong = isPdf ? pdfProblem(file) : pictureProblem(file);
    const why = wrong ?? (await running.during(taskOf('replacing'), () => props.onReplace(id, file)));
    if (why === undefined) return;
    if (isOpenOn(id)) setProblem({ id, why });
    else notifyFailure(`${text.replaceFailedOf(libraryName(picture))} ${why}`);
  }

  function close() {
    setProblem(undefined);
    // What is open over it is about the same picture.
    endFocusing();
    setDoomed(false);
    props.onClose();
  }

  const mayGo = uses.status === 'ready' && uses.data.length === 0;
  const isOthers = uses.status === 'ready' && !uses.data.every(props.mayChange);
  return (
    <>
      <WordsDialog<Words>
        subject={
          picture && {
            id: picture.id,
            words: isPdf ? { title: picture.title } : linesOf(picture),
          }
        }
        title={isPdf ? text.editPdfTitle : text.editTitle}
        fields={fieldsOf(isPdf)}
        busy={is('saving')}
        save={text.save}
        cancel={isOthers ? text.close : adminText.cancel}
        keeping={props.keeping}
        readOnly={isOthers}
        othersUnsaved={chosen !== undefined}
        onSave={async (words) =>
          picture !== undefined &&
          (await running.during(taskOf('saving'), () =>
            props.onWords(picture.id, { ...changedLines(picture, words), ...chosen?.points }),
          ))
        }
        onDiscard={close}
        onClose={close}
      >
        {picture && (
          <>
            {isPdf ? (
              <Link href={picture.url} target="_blank" rel="noopener" className={css.placeLink}>
                {adminFormsText.pdf.open}
              </Link>
            ) : (
              <span className={css.shot}>
                <Picture image={picture} alt="" fill sizes="440px" />
              </span>
            )}
            <p className={css.facts}>{factsOf(picture, props.now)}</p>
            <Link href={props.historyOf(picture.id)} className={css.placeLink}>
              {adminText.frame.history}
            </Link>
            <section className={css.part} aria-label={text.uses}>
              <h3 className={css.heading}>{text.uses}</h3>
              <Uses uses={uses} hrefOf={props.hrefOf} />
            </section>
            <div className={css.part}>
              <div className={css.buttons}>
                {!isPdf && !isOthers && (
                  <Button
                    tone="quiet"
                    size="small"
                    icon={<Focus size={16} aria-hidden />}
                    // Stored texts close the dialog, and what was chosen meanwhile with it.
                    paused={is('saving')}
                    onClick={() => setFocusing(true)}
                  >
                    {text.focus.open}
                  </Button>
                )}
                {!isOthers && (
                  <Button
                    tone="quiet"
                    size="small"
                    icon={<RefreshCw size={16} aria-hidden />}
                    busy={is('replacing')}
                    onClick={() => chooser.current?.click()}
                  >
                    {text.replace}
                  </Button>
                )}
                <Button
                  tone="quiet"
                  size="small"
                  icon={<Trash2 size={16} aria-hidden />}
                  disabled={!mayGo}
                  onClick={() => setDoomed(true)}
                >
                  {isPdf ? text.removePdf : text.remove}
                </Button>
              </div>
              <p className={css.facts}>
                {isOthers ? text.ownersOnly : text.replaceHint}
                {uses.status === 'ready' && !mayGo && ` ${text.removeBlocked}`}
              </p>
              {problem !== undefined && problem.id === picture.id && (
                <p className={css.facts} role="alert">
                  {`${text.replaceFailed} ${problem.why}`}
                </p>
              )}
            </div>
            <input
              ref={chooser}
              className={css.input}
              type="file"
              tabIndex={-1}
              accept={isPdf ? pdfType : chosenTypes.join(',')}
              aria-label={text.replaceFile}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                if (file) whenReady([file], ([ready = file]) => void replace(ready));
              }}
            />
            {!isPdf && !isOthers && (
              <Checkbox
                label={text.decorative}
                labelShown
                checked={picture.decorative}
                disabled={is('marking')}
                onCheck={(decorative) =>
                  void running.during(taskOf('marking'), () => props.onDecorative(picture.id, decorative))
                }
              />
            )}
          </>
        )}
      </WordsDialog>
      <FocusDialog
        key={picture?.id}
        // The points are saved with the texts; what is chosen during that would be lost.
        picture={focusing && !is('saving') ? picture : undefined}
        points={chosen?.points}
        renderSlots={props.renderSlots}
        onChange={(points) => picture && setChosen({ id: picture.id, points })}
        onSave={async (points) => picture !== undefined && props.onPoints(picture.id, points)}
        onClose={endFocusing}
      />
      <ConfirmDialog
        open={doomed}
        question={isPdf ? text.removePdfQuestion : text.removeQuestion}
        detail={text.removeDetail}
        confirmLabel={isPdf ? text.removePdf : text.remove}
        cancelLabel={adminText.cancel}
        onConfirm={() => {
          if (picture !== undefined) void props.onDelete(picture.id);
        }}
        onClose={() => setDoomed(false)}
      >
        {picture && <p lang={siteLanguage}>{libraryName(picture)}</p>}
      </ConfirmDialog>
    </>
  );
}

const linesOf = ({ title, alt, credit }: LibraryPicture): PictureLines => ({ title, alt, credit });

/** The lines that differ from the stored ones: the others may have been changed elsewhere. */
const changedLines = (stored: LibraryPicture, { title, alt, credit }: Words): Partial<PictureLines> => ({
  ...(title !== undefined && title !== stored.title && { title }),
  ...(alt !== undefined && alt !== stored.alt && { alt }),
  ...(credit !== undefined && credit !== stored.credit && { credit }),
});

/** A PDF has no description or credit. */
function fieldsOf(isPdf: boolean): Record<string, { label: string; hint: string }> {
  if (isPdf) return { title: { label: text.titleField, hint: text.pdfTitleHint } };
  return {
    title: { label: text.titleField, hint: text.titleHint },
    alt: { label: text.altField, hint: text.altHint },
    credit: { label: text.creditField, hint: text.creditHint },
  };
}

function factsOf(
  { width = 0, height = 0, bytes, madeBy, createdAt, pdf }: LibraryPicture,
  now: Date,
): string {
  const when = relativeTime(createdAt, now);
  const made = madeBy === '' ? text.made(when) : text.madeBy(madeBy, when);
  const facts = pdf === true ? fileSize(bytes) : text.facts(`${width} × ${height}`, fileSize(bytes));
  return `${facts}. ${made}`;
}

/** The panel's name for where a picture is used. */
const placeOf = ({ kind }: PictureUse): string =>
  kind === 'settings' ? adminText.frame.settings : shownKinds[kind].label();

const states = {
  trash: () => text.inTrash,
  draft: () => text.inDraft,
  plan: () => text.inPlan,
  site: () => undefined,
} as const;

function Uses({ uses, hrefOf }: { uses: Load<readonly PictureUse[]>; hrefOf: PictureActs['hrefOf'] }) {
  if (uses.status === 'loading') return <output className={css.quiet}>{text.usesLoading}</output>;
  if (uses.status === 'failed') {
    return (
      <p className={css.facts} role="alert">
        {text.usesFailed}{' '}
        <Button tone="quiet" size="small" onClick={uses.retry}>
          {adminText.tryAgain}
        </Button>
      </p>
    );
  }
  if (uses.data.length === 0) return <p className={css.facts}>{text.noUses}</p>;
  return (
    <ul className={css.uses}>
      {uses.data.map((use) => {
        const { kind, entryId, title, inText, place } = use;
        const href = hrefOf(use);
        const name = title || placeOf(use);
        const notes = [
          title === '' ? undefined : placeOf(use),
          inText ? text.inText : undefined,
          states[place](),
        ];
        return (
          <li key={`${kind} ${entryId} ${place} ${inText}`} className={css.use}>
            {href === undefined ? (
              <span>{name}</span>
            ) : (
              <Link href={href} className={css.placeLink}>
                {name}
              </Link>
            )}
            <span className={css.quiet}>{notes.filter((note) => note !== undefined).join(', ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
