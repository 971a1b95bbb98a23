import { DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import { limits, chosenTypes, recommendedSizes } from '@vitrin/contract/limits';
import type { SliderImage } from '@vitrin/contract/pages/slider';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWhenReady } from '../../../elements/PictureField/useWhenReady.ts';
import { Button } from '../../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { PassingNotice } from '../../../elements/PassingNotice/PassingNotice.tsx';
import { ProgressBar } from '../../../elements/ProgressBar/ProgressBar.tsx';
import { adminFormsText, adminSettingsText } from '../../../text/panelText.ts';
import { notifyFailure } from '../../notify/notify.tsx';
import type { Keeping } from '../../parts/Editing/editing.ts';
import { EditorLayout } from '../../parts/EditorLayout/EditorLayout.tsx';
import { namedSize, pictureProblem } from '../../parts/ItemForm/files/chosenFile.ts';
import { DescribePicture, type Describing } from '../../parts/DescribePicture/DescribePicture.tsx';
import { LeaveDialog } from '../../parts/LeaveDialog/LeaveDialog.tsx';
import { useRowDrag } from '../../parts/ItemTable/useRowDrag.ts';
import type { FindPictures } from '../../parts/PictureChooser/PictureChooser.tsx';
import { TakePicture } from '../../parts/PictureChooser/TakePicture.tsx';
import { useOpenOn } from '../../parts/useOpenOn.ts';
import { moved, movedTo } from '../../parts/moved.ts';
import { SmallPictures } from '../../parts/SmallPictures/SmallPictures.tsx';
import { useSmallPictures } from '../../parts/SmallPictures/useSmallPictures.ts';
import * as form from '../SettingsForm.css.ts';
import { type PreviewedPages, SettingsPreview } from '../SettingsPreview.tsx';
import type { UploadEnd } from '../SettingPicture.tsx';
import { SlideRow, slideName } from './SlideRow.tsx';
import * as css from './SliderTab.css.ts';

/** The actions on the images; each resolves to whether it succeeded, an upload also to the reason if it failed. */
export type SliderCalls = {
  onAddSlide: (file: File, onProgress: (share: number) => void) => Promise<UploadEnd>;
  /** Adds a stored picture; absent if the API does not support it. */
  onTakeSlide?: ((picture: LibraryPicture) => Promise<UploadEnd>) | undefined;
  onToggleSlide: (id: string) => Promise<boolean>;
  onReorderSlides: (ids: readonly string[]) => Promise<boolean>;
  /** Saves an image's description; absent if the API does not support it. */
  onDescribeSlide?: ((id: string, alt: string) => Promise<boolean>) | undefined;
  /** Deletes an image, which can be undone for a while; absent if the API does not support it. */
  onDeleteSlide?: ((id: string) => void) | undefined;
};

/** A chosen picture that is not stored, and the reason; retrying is pointless if the file is wrong. */
type Unsent = { file: File; why: string; isWrong: boolean };

export type SliderTabProps = SliderCalls &
  Pick<Keeping, 'onDirty' | 'leaving'> & {
    /** Searches stored pictures. */
    findPictures?: FindPictures | undefined;
    slides: readonly SliderImage[];
    site: PreviewedPages;
    describing?: Describing | undefined;
  };

const tab = 'slider';

/** Reports what could not be stored to somebody who has left the tab. */
function tellElsewhere(unsent: readonly Unsent[]): void {
  for (const reason of new Set(unsent.map(({ why }) => why))) {
    const names = unsent.flatMap(({ file, why }) => (why === reason ? [file.name] : []));
    notifyFailure(adminSettingsText.slider.refused(names.join(', '), reason));
  }
}

/** The banner's images in order. Every change here takes effect immediately. */
export function SliderTab(props: SliderTabProps) {
  const { slider: text, picture, tabs } = adminSettingsText;
  const { slides, onDescribeSlide, onDeleteSlide, onDirty, leaving } = props;
  const input = useRef<HTMLInputElement>(null);
  /** Resolves when what was chosen so far is sent. */
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const add = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [failure, setFailure] = useState<string>();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [updated, setUpdated] = useState(false);
  const [describing, setDescribing] = useState<SliderImage>();
  const [deleting, setDeleting] = useState<SliderImage>();
  const isOpenOn = useOpenOn(tab);
  const small = useSmallPictures(namedSize(recommendedSizes.slider[0]));
  const named = slides.map((image, index) => ({ id: image.id, title: slideName(image, index) }));
  const drag = useRowDrag(
    named,
    { first: 1, total: named.length },
    (id, to) => void order(movedTo(slides, id, to)),
  );

  function describe(image: SliderImage | undefined) {
    setDescribing(image);
    props.describing?.onDescribing(image?.id);
  }

  function begin() {
    setFailure(undefined);
    setUpdated(false);
  }

  async function order(inOrder: readonly SliderImage[]) {
    begin();
    const worked = await props.onReorderSlides(inOrder.map(({ id }) => id));
    if (!worked) setFailure(text.orderFailed);
  }

  async function toggle(id: string) {
    begin();
    setBusy((now) => new Set([...now, id]));
    const worked = await props.onToggleSlide(id);
    setBusy((now) => new Set([...now].filter((other) => other !== id)));
    if (worked) setUpdated(true);
    else setFailure(text.statusFailed);
  }

  async function take(stored: LibraryPicture) {
    begin();
    const end = await props.onTakeSlide?.(stored);
    if (end?.stored !== true) setFailure([text.takeFailed, end?.why].filter(Boolean).join(' '));
  }

  async function upload(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    begin();
    const admitted = await small.admitted(chosen);
    // One batch after the other: large pictures may be ready only while others are sent.
    sent.current = sent.current.then(() => send(admitted));
  }
  const uploadReady = useWhenReady((files) => void upload(files));

  /** Uploads pictures one by one; failed ones stay chosen, along with those that failed before. True if none failed. */
  async function send(files: readonly File[]): Promise<boolean> {
    setUnsent((before) => before.filter(({ file, isWrong }) => !isWrong && !files.includes(file)));
    const left: Unsent[] = [];
    for (const file of files) {
      const problem = pictureProblem(file);
      const why = problem ?? (await sendOne(file));
      if (why !== undefined) left.push({ file, why, isWrong: problem !== undefined });
    }
    setSending(undefined);
    setUnsent((before) => [...before, ...left]);
    if (!isOpenOn(tab)) tellElsewhere(left);
    return left.length === 0;
  }

  const waiting = unsent.filter(({ isWrong }) => !isWrong).map(({ file }) => file);
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    onDirty(isWaiting);
    return () => onDirty(false);
  }, [isWaiting, onDirty]);

  async function sendAndLeave(leave: () => void) {
    if (!sending && (await send(waiting))) leave();
  }

  /** The buttons disappear along with the question. */
  function answer(act: () => void) {
    add.current?.focus();
    act();
  }

  /** Why a file was not stored; undefined if it was. */
  async function sendOne(file: File): Promise<string | undefined> {
    setSending({ name: file.name, share: 0 });
    const { stored, why } = await props.onAddSlide(file, (share) => setSending({ name: file.name, share }));
    return stored ? undefined : [text.uploadFailed, why].filter(Boolean).join(' ');
  }

  return (
    <EditorLayout
      label={tabs.slider}
      underTabs
      preview={
        <SettingsPreview
          site={props.site}
          page="home"
          home={{ images: slides.filter(({ active }) => active) }}
        />
      }
      foot={null}
      onSubmit={() => undefined}
    >
      <div className={form.lede}>
        <div className={css.head}>
          <h2 className={form.heading}>{tabs.slider}</h2>
          <span className={css.size}>{picture.size(recommendedSizes.slider)}</span>
          <span className={css.add}>
            {props.findPictures && props.onTakeSlide && (
              <TakePicture find={props.findPictures} onTake={(stored) => void take(stored)} />
            )}
            <Button
              ref={add}
              icon={<Upload size={16} aria-hidden />}
              busy={sending !== undefined}
              onClick={() => input.current?.click()}
            >
              {text.add}
            </Button>
          </span>
        </div>
        <p className={form.quiet}>{text.lede}</p>
        <input
          ref={input}
          className={css.chooser}
          type="file"
          multiple
          aria-label={text.choose}
          accept={chosenTypes.join(',')}
          onChange={(event) => {
            uploadReady([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <div className={css.notices}>
        {sending && <ProgressBar label={text.uploading(sending.name)} share={sending.share} />}
        {failure !== undefined && <Notice tone="bad" announced="atOnce" title={failure} />}
        {unsent.length > 0 && (
          <UnsentPictures
            unsent={unsent}
            onAgain={isWaiting && !sending ? () => answer(() => void send(waiting)) : undefined}
            onLeaveOut={() => answer(() => setUnsent([]))}
          />
        )}
        {updated && (
          <PassingNotice
            title={text.statusUpdated}
            stays={limits.successBannerMs}
            onGone={() => setUpdated(false)}
          />
        )}
      </div>
      {slides.length === 0 ? (
        <EmptyState drawing="emptyWindow" title={text.empty} detail={text.emptyDetail} />
      ) : (
        <>
          <DndContext {...drag}>
            <SortableContext items={slides.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
              <ol className={css.list} aria-label={text.list}>
                {slides.map((image, index) => (
                  <SlideRow
                    key={image.id}
                    image={image}
                    index={index}
                    last={index === slides.length - 1}
                    busy={busy.has(image.id)}
                    onToggle={() => void toggle(image.id)}
                    onMove={(by) => void order(moved(slides, index, index + by))}
                    onDescribe={onDescribeSlide && (() => describe(image))}
                    onDelete={onDeleteSlide && (() => setDeleting(image))}
                  />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
          <p className={css.note}>
            {text.shown(slides.filter(({ active }) => active).length, slides.length)}
          </p>
        </>
      )}
      {onDescribeSlide && (
        <DescribePicture
          image={describing}
          texts={text.alt}
          onSave={onDescribeSlide}
          keeping={props.describing?.keeping}
          onClose={() => describe(undefined)}
        />
      )}
      <SmallPictures question={small.question} size={recommendedSizes.slider[0]} />
      <ConfirmDialog
        open={deleting !== undefined}
        question={text.deleteQuestion}
        detail={text.deleteDetail(limits.undoMs / 1_000)}
        confirmLabel={text.deleteOne}
        cancelLabel={adminFormsText.cancel}
        focusAfter={add}
        onConfirm={() => deleting && onDeleteSlide?.(deleting.id)}
        onClose={() => setDeleting(undefined)}
      />
      <LeaveDialog leaving={leaving && { ...leaving, onSave: () => void sendAndLeave(leaving.onHold()) }} />
    </EditorLayout>
  );
}

type UnsentProps = {
  unsent: readonly Unsent[];
  /** Absent while others are being sent, or if a retry is pointless. */
  onAgain: (() => void) | undefined;
  onLeaveOut: () => void;
};

/** Lists the pictures that could not be stored with the reasons, and keeps them for a retry. */
function UnsentPictures({ unsent, onAgain, onLeaveOut }: UnsentProps) {
  const { slider: text } = adminSettingsText;
  const [first, ...more] = unsent.map(({ file, why }) => text.refused(file.name, why));
  return (
    <Notice
      tone="bad"
      announced="atOnce"
      title={first ?? ''}
      actions={
        <>
          {onAgain && (
            <Button tone="quiet" onClick={onAgain}>
              {adminFormsText.tryAgain}
            </Button>
          )}
          <Button tone="plain" onClick={onLeaveOut}>
            {adminFormsText.picture.small.leaveOut}
          </Button>
        </>
      }
    >
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
