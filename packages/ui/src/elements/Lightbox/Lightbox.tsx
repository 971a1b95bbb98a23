import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { grounds } from '../../theme/layout.css.ts';
import { headings, note } from '../../theme/type.css.ts';
import { classes } from '../classes.ts';
import { listenToGestures } from './gestures.ts';
import { keepTab } from './keepTab.ts';
import { closeByBack } from '../Link/layerHistory.ts';
import { keyAction } from './keys.ts';
import * as css from './Lightbox.css.ts';
import { LightboxControls } from './LightboxControls.tsx';
import type { LightboxItem, LightboxText } from './lightboxItem.ts';
import { LightboxPdf } from './LightboxPdf.tsx';
import { LightboxPicture } from './LightboxPicture.tsx';
import { Neighbours } from './Neighbours.tsx';
import { useZoom } from './useZoom.ts';
import type { Point } from './zoom.ts';

export type LightboxProps = {
  /** The items in order. */
  items: readonly LightboxItem[];
  /** Which item is shown, counted from 0. */
  index: number;
  /** The texts of the lightbox. */
  text: LightboxText;
  /** Called with the index of the requested item. */
  onMove: (index: number) => void;
  /** Called when the visitor closes it. */
  onClose: () => void;
};

/** The distance of a horizontal swipe, in pixels, that changes the picture. */
const pageTurn = 48;

/** The distance of a swipe down, in pixels, that closes the lightbox. */
const pullDown = 96;

const isUpright = ({ x, y }: Point): boolean => Math.abs(y) > Math.abs(x);

/** A pinch that ends below this scale resets the zoom. */
const almostWhole = 1.1;

/** Pictures one by one over the whole viewport; it is open as long as it is rendered. */
export function Lightbox(props: LightboxProps) {
  const { items, index, text, onMove, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage);
  const [held, setHeld] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const item = items[index];
  const several = items.length > 1;

  const close = () => dialog.current?.close();
  const isPdf = item?.pdf !== undefined;
  function toggle(at?: Point) {
    if (isPdf) return;
    if (zoom.zoomed) zoom.fit();
    else zoom.enlarge(at);
  }
  function move(by: 1 | -1) {
    if (!several) return;
    zoom.fit();
    setLoaded(false);
    onMove((index + by + items.length) % items.length);
  }

  const onTap = useEffectEvent((at: Point, target: EventTarget | null) => {
    if (isPdf) {
      if (target === stage.current) close();
    } else if (zoom.zoomed || target instanceof HTMLImageElement) toggle(at);
    else close();
  });
  const onDrag = useEffectEvent((by: Point, total: Point) => {
    setHeld(true);
    if (zoom.zoomed) zoom.pan(by);
    else if (isUpright(total)) zoom.follow({ x: 0, y: Math.max(0, total.y) });
    else if (several) zoom.follow({ x: total.x, y: 0 });
  });
  const onDrop = useEffectEvent((total: Point) => {
    setHeld(false);
    if (zoom.view.scale > almostWhole) return;
    const sideways = Math.abs(total.x) > pageTurn && !isUpright(total);
    if (isUpright(total) && total.y > pullDown) close();
    else if (sideways && several) move(total.x < 0 ? 1 : -1);
    else zoom.fit();
  });
  const onPinch = useEffectEvent((ratio: number, at: Point) => {
    if (isPdf) return;
    setHeld(true);
    zoom.pinch(ratio, at);
  });
  const onWheel = useEffectEvent((ratio: number, at: Point) => {
    if (!isPdf) zoom.pinch(ratio, at);
  });

  useEffect(() => {
    if (dialog.current === null || stage.current === null) return undefined;
    if (!dialog.current.open) dialog.current.showModal();
    stage.current.focus();
    const stops = [
      closeByBack(dialog.current),
      listenToGestures(stage.current, { onTap, onDrag, onDrop, onPinch, onWheel }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') {
      keepTab(event);
      return;
    }
    const onButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    const action = keyAction(event.key, zoom.zoomed);
    // The browser has shortcuts of its own with the same keys, like Alt and an arrow for Back.
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (action === undefined || (event.key === 'Enter' && onButton) || isShortcut) return;
    event.preventDefault();
    if (action.kind === 'move') move(action.by);
    else if (action.kind === 'pan') zoom.pan(action.by);
    else if (action.to === 'other') toggle();
    else if (action.to === 'out' || isPdf) zoom.fit();
    else zoom.enlarge();
  }

  if (item === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className={classes(grounds.ink, css.dialog)}
      aria-label={isPdf ? item.title : text.label}
      onClose={onClose}
      onKeyDown={press}
    >
      <LightboxControls
        index={index}
        count={items.length}
        title={item.title}
        zoomed={isPdf ? undefined : zoom.zoomed}
        text={text}
        onMove={move}
        onToggleZoom={() => toggle()}
        onClose={close}
      />
      <div ref={stage} className={css.stage} tabIndex={-1}>
        {item.pdf === undefined ? (
          <LightboxPicture
            key={item.image.url}
            image={item.image}
            view={zoom.view}
            held={held}
            text={text}
            onLoaded={() => setLoaded(true)}
            onRetry={() => stage.current?.focus()}
          />
        ) : (
          <LightboxPdf key={item.pdf.url} pdf={item.pdf} image={item.image} title={item.title} text={text} />
        )}
      </div>
      {loaded && several && <Neighbours items={items} index={index} />}
      <div className={classes(css.foot, several && css.footBesideButtons)}>
        <h2 className={classes(headings.h3, css.title)}>{item.title}</h2>
        {item.note !== '' && <p className={classes(note, css.edge)}>{item.note}</p>}
      </div>
    </dialog>
  );
}
