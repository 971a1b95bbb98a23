import { setElementVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { commandKey, onMac } from '../commandKey.ts';
import * as css from './SaveBar.css.ts';

export type SaveBarProps = {
  /** The state of the form in one short sentence, such as "Unsaved changes". */
  status: string;
  /** The names of changed fields. */
  detail?: string | undefined;
  /** Whether there is something to save or discard. */
  changed: boolean;
  /** Whether the form is being saved. */
  saving: boolean;
  /** The labels of the buttons; `saving` replaces `save` meanwhile. */
  texts: { save: string; saving: string; discard: string };
  /** A message about the last save, above the buttons. */
  notice?: ReactNode;
  /** Further ways to save, after the save button. */
  beside?: ReactNode;
  /** Receives the save button, for moving the focus to it. */
  saveButton?: RefObject<HTMLButtonElement | null>;
  /** Called to restore the stored values. */
  onDiscard: () => void;
};

/**
 * The bottom bar of a form: its unsaved changes, the discard and save buttons; Ctrl S or ⌘ S submits the surrounding
 * form.
 */
export function SaveBar(props: SaveBarProps) {
  const own = useRef<HTMLButtonElement>(null);
  const save = props.saveButton ?? own;

  useEffect(() => {
    function submitOnKeys(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) save.current?.click();
    }
    window.addEventListener('keydown', submitOnKeys);
    return () => window.removeEventListener('keydown', submitOnKeys);
  }, [save]);

  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = foot;
    if (!current) return undefined;
    const root = document.documentElement;
    const tell = () => setElementVars(root, { [css.footHeight]: `${current.offsetHeight}px` });
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    tell();
    return () => {
      observer.disconnect();
      setElementVars(root, { [css.footHeight]: null });
    };
  }, []);

  const wasChanged = useRef(props.changed);
  useEffect(() => {
    // The discard button is removed once there is nothing to discard; the focus must not get lost.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (wasChanged.current && !props.changed && lost) save.current?.focus({ preventScroll: true });
    wasChanged.current = props.changed;
  }, [props.changed, save]);

  return (
    <div ref={foot} className={css.foot}>
      {props.notice !== undefined && <div className={css.notice}>{props.notice}</div>}
      <div className={css.bar} data-changed={props.changed}>
        <div className={css.status}>
          <span className={css.dot} />
          <output className={css.word}>{props.status}</output>
          {props.detail && <span className={css.detail}>{props.detail}</span>}
        </div>
        <div className={css.actions}>
          {props.changed && !props.saving && (
            <Button tone="plain" onClick={props.onDiscard}>
              {props.texts.discard}
            </Button>
          )}
          <Button
            ref={save}
            type="submit"
            tone={props.changed || props.saving ? 'strong' : 'quiet'}
            busy={props.saving}
            aria-keyshortcuts={onMac() ? 'Meta+S' : 'Control+S'}
          >
            {props.saving ? props.texts.saving : props.texts.save}
            {!props.saving && (
              <kbd className={css.keys} aria-hidden="true">
                {`${commandKey()} S`}
              </kbd>
            )}
          </Button>
          {props.beside}
        </div>
      </div>
    </div>
  );
}
