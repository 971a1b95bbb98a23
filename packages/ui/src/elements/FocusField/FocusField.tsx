import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { FocalPoint } from '@vitrin/contract/files/focalPoint';
import { centre } from '@vitrin/contract/files/framing';
import type { Image } from '@vitrin/contract/files/image';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import * as css from './FocusField.css.ts';

/** The texts of a focus field. */
export type FocusTexts = {
  /** How to use it, by pointer and by keyboard. */
  hint: string;
  /** The position of the point, in percent from the left and from the top. */
  at: (x: number, y: number) => string;
};

export type FocusFieldProps = {
  /** The accessible name of the point. */
  label: string;
  /** The picture, shown uncropped. */
  image: Image;
  /** The position of the point, as fractions of the picture's size. */
  point: FocalPoint;
  /** The texts of the field. */
  texts: FocusTexts;
  /** Called with the new point on each move. */
  onMove: (point: FocalPoint) => void;
};

/** How far an arrow key moves the point, in percent; Shift moves it further. */
const step = 2;
const largeStep = 10;

const moves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const ratioOf = ({ width = 16, height = 9 }: Image): number => width / height;

const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** Chooses the focal point of a picture: by pressing, dragging, or arrow keys. */
export function FocusField({ label, image, point, texts, onMove }: FocusFieldProps) {
  const ground = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const hint = useId();
  const [x, y] = [Math.round(point.x * 100), Math.round(point.y * 100)];

  function follow(event: PointerEvent) {
    const box = ground.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return;
    onMove({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  }

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    handle.current?.focus({ preventScroll: true });
    follow(event);
  }

  function drag(event: PointerEvent) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  }

  function pressKey(event: KeyboardEvent) {
    const move = moves[event.key];
    if (move === undefined && event.key !== 'Home') return;
    event.preventDefault();
    const by = (event.shiftKey ? largeStep : step) / 100;
    onMove(
      move === undefined ? centre : { x: within(point.x + move.x * by), y: within(point.y + move.y * by) },
    );
  }

  return (
    <div className={css.field}>
      <div
        className={css.ground}
        style={assignInlineVars({ [css.ratio]: String(ratioOf(image)) })}
        ref={ground}
        onPointerDown={press}
        onPointerMove={drag}
      >
        <Picture image={image} alt="" sizes="440px" />
        <span
          ref={handle}
          className={css.handle}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native input is two-dimensional
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={texts.at(x, y)}
          aria-describedby={hint}
          style={assignInlineVars({ [css.left]: `${x}%`, [css.top]: `${y}%` })}
          onKeyDown={pressKey}
        />
      </div>
      <p className={css.hint} id={hint}>
        {texts.hint}
      </p>
    </div>
  );
}
