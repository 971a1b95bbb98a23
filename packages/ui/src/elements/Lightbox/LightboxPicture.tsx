import type { Image } from '@vitrin/contract/files/image';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type SyntheticEvent, useState } from 'react';
import { note } from '../../theme/type.css.ts';
import { Button } from '../Button/Button.tsx';
import { classes } from '../classes.ts';
import { bedOf, sourcesOf } from '../Picture/sources.ts';
import * as css from './Lightbox.css.ts';
import type { LightboxText } from './lightboxItem.ts';
import type { View } from './zoom.ts';

export type LightboxPictureProps = {
  image: Image;
  view: View;
  /** Set while it is being dragged: it follows the finger without a transition. */
  held: boolean;
  text: LightboxText;
  onLoaded: () => void;
  /** The retry button is removed along with its message. */
  onRetry: () => void;
};

type State = { kind: 'loading' } | { kind: 'loaded'; ratio: number } | { kind: 'failed' };

const unknownRatio = 1.5;
const largest = 4_000;

/** One picture of a lightbox: loading, loaded or failed. */
export function LightboxPicture(props: LightboxPictureProps) {
  const { image, view, held, text, onLoaded, onRetry } = props;
  const [state, setState] = useState<State>({ kind: 'loading' });
  function tryAgain() {
    setState({ kind: 'loading' });
    onRetry();
  }

  if (state.kind === 'failed') {
    return (
      <div className={css.state} role="alert">
        <BrokenSheet />
        <p>{text.failed}</p>
        <p className={classes(note, css.quiet)} lang="en">
          {text.failedDetail(fileName(image.url))}
        </p>
        <Button tone="line" size="small" onClick={tryAgain}>
          {text.retry}
        </Button>
      </div>
    );
  }

  function keep({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    const { naturalWidth, naturalHeight } = currentTarget;
    setState({ kind: 'loaded', ratio: naturalHeight > 0 ? naturalWidth / naturalHeight : unknownRatio });
    onLoaded();
  }

  const measured = state.kind === 'loaded' ? state.ratio : unknownRatio;
  const ratio = image.width && image.height ? image.width / image.height : measured;
  return (
    <>
      <picture>
        {sourcesOf(image.variants).map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizesOf(image, ratio, view.scale > 1)} />
        ))}
        <img
          className={classes(css.picture, view.scale > 1 && css.enlarged, held && css.held)}
          style={assignInlineVars({
            [css.bed]: bedOf(image),
            [css.ratio]: String(ratio),
            [css.widest]: image.width ? `${image.width}px` : undefined,
            [css.place]: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          })}
          src={image.url}
          alt={image.alt ?? ''}
          draggable={false}
          onLoad={keep}
          onError={() => setState({ kind: 'failed' })}
        />
      </picture>
      {state.kind === 'loading' && <output className={css.loading}>{text.loading}</output>}
    </>
  );
}

/** An uncropped picture fits the viewport; when enlarged, the largest file is shown. */
const sizesOf = ({ width }: Image, ratio: number, enlarged: boolean): string =>
  enlarged ? `${width ?? largest}px` : `min(100vw, calc(${ratio.toFixed(3)} * 100vh))`;

/** The last segment of a URL, without the query. */
function fileName(url: string): string {
  if (url.startsWith('data:')) return 'data';
  return url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? url;
}

function BrokenSheet() {
  return (
    <svg className={css.brokenSheet} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M6 12h52v40H6zM6 12l52 40" />
    </svg>
  );
}
