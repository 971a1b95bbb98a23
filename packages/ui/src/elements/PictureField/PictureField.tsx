import { CircleAlert, ImagePlus, RefreshCw, Upload, X } from 'lucide-react';
import {
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { classes } from '../classes.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as css from './PictureField.css.ts';
import { PictureShot } from './PictureShot.tsx';
import { isTooSmall, type PicturePlace, type PixelSize } from './pictureSize.ts';

/** The displayed picture: a stored one or a chosen file. */
export type ShownPicture = {
  url: string;
  name: string;
  /** The file size as text. */
  size?: string | undefined;
};

/** The texts of a picture field. */
export type PictureTexts = {
  drop: string;
  choose: string;
  replace: string;
  remove: string;
  cancel: string;
  uploading: string;
  /** A share of the upload, such as "45%". */
  percent: (share: number) => string;
  /** Which files are accepted. */
  allowed: string;
  /** The recommended size, such as "1600 × 1000 px or larger". */
  wanted?: string | undefined;
  /** The warning about a picture that has to be enlarged. */
  tooSmall?: string;
};

export type PictureFieldProps = {
  /** The id of the button that opens the file dialog. */
  id: string;
  /** The label of the field. */
  label: string;
  /** The displayed picture; null if there is none. */
  picture: ShownPicture | null;
  /** The media types offered by the file dialog, such as `image/png`. */
  accept: readonly string[];
  /** The upload's progress, from 0 to 1, while it is running. */
  uploaded?: number | undefined;
  /** Set while the picture cannot be changed; its buttons keep the focus. */
  fixed?: boolean;
  /** Where the picture is shown; a picture that is too small for that causes a warning. */
  place?: PicturePlace | undefined;
  /** The error and how to fix it. */
  error?: string | undefined;
  /** The texts of the field. */
  texts: PictureTexts;
  /** Replaces the preview of a file that is not a picture. */
  sheet?: ReactNode;
  /** A further way to choose a picture, next to the button. */
  other?: ReactNode;
  /** Called with the dropped or chosen file. */
  onChoose: (file: File) => void;
  /** Removes the picture; without it, the picture can only be replaced. */
  onRemove?: (() => void) | undefined;
  /** Called to cancel the upload. */
  onCancel: () => void;
  /** Called if the browser could not decode the displayed file as a picture. */
  onUnreadable?: () => void;
  /** Lets a form move the focus to it. */
  ref?: Ref<{ focus: () => void }>;
};

/**
 * A field for dropping or choosing a picture, or another file with a `sheet`, with a preview, the upload's progress,
 * and buttons to replace or remove it.
 */
export function PictureField(props: PictureFieldProps) {
  const { id, picture, uploaded, fixed = false, error, texts, ref } = props;
  const [over, setOver] = useState(false);
  const [measured, setMeasured] = useState<PixelSize & { url: string }>();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const busy = uploaded !== undefined;
  const size = measured && measured.url === picture?.url ? measured : undefined;
  const pixels = size && `${size.width} × ${size.height} px`;
  const isSmall = size !== undefined && props.place !== undefined && isTooSmall(size, props.place);

  const cancelling = useRef(false);
  useEffect(() => {
    if (busy || !cancelling.current) return;
    cancelling.current = false;
    choose.current?.focus();
  }, [busy]);

  useImperativeHandle(ref, () => ({ focus: () => choose.current?.focus() }), []);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file && !busy && !fixed) props.onChoose(file);
  }

  function cancel() {
    cancelling.current = true;
    props.onCancel();
  }

  function remove() {
    choose.current?.focus();
    props.onRemove?.();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <fieldset className={css.field} aria-label={props.label}>
      <div
        className={classes(
          css.box,
          !picture && css.empty,
          error !== undefined && css.wrong,
          over && css.over,
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {picture && props.sheet !== undefined && (
          <div className={css.sheet}>
            {busy ? <span className={css.share}>{texts.percent(uploaded)}</span> : props.sheet}
          </div>
        )}
        {picture && props.sheet === undefined && (
          <PictureShot
            url={picture.url}
            uploaded={busy ? texts.percent(uploaded) : undefined}
            onMeasured={(measure) => setMeasured({ url: picture.url, ...measure })}
            onUnreadable={props.onUnreadable}
          />
        )}
        <div className={css.about}>
          {picture ? (
            <>
              <span className={css.name} title={picture.name}>
                {picture.name}
              </span>
              <span className={css.small}>{[pixels, picture.size].filter(Boolean).join(', ')}</span>
            </>
          ) : (
            <>
              <ImagePlus size={20} className={css.sign} aria-hidden />
              <span>{texts.drop}</span>
            </>
          )}
          {busy && <ProgressBar label={texts.uploading} share={uploaded} />}
          {busy ? (
            <div className={css.row}>
              <Button tone="quiet" icon={<X size={16} aria-hidden />} onClick={cancel}>
                {texts.cancel}
              </Button>
            </div>
          ) : (
            <div className={css.row}>
              <Button
                ref={choose}
                id={id}
                tone="quiet"
                paused={fixed}
                icon={picture ? <RefreshCw size={16} aria-hidden /> : <Upload size={16} aria-hidden />}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                onClick={() => input.current?.click()}
              >
                {picture ? texts.replace : texts.choose}
              </Button>
              {props.other}
              {picture && props.onRemove && (
                <Button tone="plain" paused={fixed} onClick={remove}>
                  {texts.remove}
                </Button>
              )}
            </div>
          )}
          {!picture && <span className={css.small}>{texts.allowed}</span>}
          {!busy && texts.wanted !== undefined && <span className={css.size}>{texts.wanted}</span>}
          {isSmall && <output className={css.warning}>{texts.tooSmall}</output>}
        </div>
      </div>
      <input
        ref={input}
        className={css.input}
        type="file"
        aria-label={props.label}
        accept={props.accept.join(',')}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {error !== undefined && (
        <p className={fieldCss.error} id={`${id}-error`} role="alert">
          <CircleAlert className={fieldCss.errorIcon} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
