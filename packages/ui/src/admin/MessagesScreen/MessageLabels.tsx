import { limits } from '@vitrin/contract/limits';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminInboxText } from '../../text/panelText.ts';
import * as css from './MessageDesk.css.ts';

export type MessageLabelsProps = {
  labels: readonly string[];
  /** Labels of other messages, offered as suggestions. */
  known: readonly string[];
  onChange: (labels: string[]) => void;
};

/** The free-form labels of a message; labels in use elsewhere are suggested. */
export function MessageLabels({ labels, known, onChange }: MessageLabelsProps) {
  const text = adminInboxText;
  const [typed, setTyped] = useState('');
  const offered = useId();
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef<string>(undefined);
  const isFull = labels.length >= limits.messageLabels;

  // A removed label takes its button along. Until then, the field may be disabled because there are so many.
  useEffect(() => {
    if (removed.current === undefined || labels.includes(removed.current)) return;
    removed.current = undefined;
    input.current?.focus();
  }, [labels]);

  function add() {
    const label = typed.trim();
    if (label === '' || isFull) return;
    setTyped('');
    if (labels.includes(label)) return;
    setTold(text.labelAdded(label));
    onChange([...labels, label]);
  }

  // What is typed is a label as soon as the field is left. One that goes while it has the focus reports no blur.
  const onGone = useEffectEvent(add);
  useEffect(() => () => onGone(), []);

  function remove(label: string) {
    removed.current = label;
    setTold(text.labelRemoved(label));
    onChange(labels.filter((other) => other !== label));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={css.group}>
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
      {labels.length > 0 && (
        <ul className={css.labels} aria-label={text.labels}>
          {labels.map((label) => (
            <li key={label} className={css.label}>
              {label}
              <IconButton
                label={text.removeLabel(label)}
                icon={<X size={14} aria-hidden />}
                onClick={() => remove(label)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={css.adding}>
        <TextField
          ref={input}
          label={text.addLabel}
          value={typed}
          maxLength={limits.labelCharacters}
          list={offered}
          enterKeyHint="enter"
          disabled={isFull}
          hint={isFull ? text.labelsFull(limits.messageLabels) : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add}
          onKeyDown={onKeyDown}
        />
        <Button tone="line" disabled={isFull} onClick={add}>
          {text.add}
        </Button>
        <datalist id={offered}>
          {known
            .filter((label) => !labels.includes(label))
            .map((label) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
        </datalist>
      </div>
    </div>
  );
}
