import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { usePendingEntry } from '../usePendingEntry.ts';
import * as css from './TagsField.css.ts';

export type TagsFieldProps = {
  id: string;
  label: string;
  tags: readonly string[];
  error?: string | undefined;
  texts: { add: string; hint: string; list: string; remove: (tag: string) => string };
  onChange: (tags: string[]) => void;
};

const isSame = (a: string, b: string): boolean => a === b;

/** Tags, which are typed one by one or separated by commas, and removed one by one. */
export function TagsField(props: TagsFieldProps) {
  const { tags, texts, onChange } = props;
  const { settled, typed = '', type, settle } = usePendingEntry<string, string>(tags, isSame, onChange);
  const input = useRef<HTMLInputElement>(null);

  function write(text: string) {
    const parts = text.split(',');
    const open = (parts.at(-1) ?? '').trimStart();
    const whole = [...settled, ...parts.slice(0, -1).map((part) => part.trim())];
    const kept = [...new Set(whole)].filter((tag) => tag !== '');
    const tag = open.trim();
    const entry = tag === '' || kept.includes(tag) ? undefined : tag;
    if (parts.length === 1) return type(open, entry);
    type(open, entry);
    return onChange(entry === undefined ? kept : [...kept, entry]);
  }

  function add() {
    settle();
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={css.field}>
      <div className={css.row}>
        <TextField
          ref={input}
          id={props.id}
          label={props.label}
          hint={texts.hint}
          error={props.error}
          value={typed}
          lang={siteLanguage}
          enterKeyHint="enter"
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <span className={css.beside}>
          <Button tone="quiet" onClick={add}>
            {texts.add}
          </Button>
        </span>
      </div>
      {settled.length > 0 && (
        <ul className={css.tags} aria-label={texts.list}>
          {settled.map((tag) => (
            <li key={tag} className={css.tag}>
              {tag}
              <IconButton
                label={texts.remove(tag)}
                icon={<X size={14} aria-hidden />}
                onClick={() => {
                  onChange(tags.filter((other) => other !== tag));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
