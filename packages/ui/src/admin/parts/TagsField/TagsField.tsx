import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import * as css from './TagsField.css.ts';

export type TagsFieldProps = {
  id: string;
  label: string;
  tags: readonly string[];
  error?: string | undefined;
  texts: { add: string; hint: string; list: string; remove: (tag: string) => string };
  onChange: (tags: string[]) => void;
};

const longest = 60;

/** Tags: typed one after the other, removed one by one. */
export function TagsField(props: TagsFieldProps) {
  const { tags, texts, onChange } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add() {
    const tag = typed.trim();
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag]);
    setTyped('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ',') return;
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
          maxLength={longest}
          lang={siteLanguage}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={css.beside}>
          <Button tone="quiet" onClick={add}>
            {texts.add}
          </Button>
        </span>
      </div>
      {tags.length > 0 && (
        <ul className={css.tags} aria-label={texts.list}>
          {tags.map((tag) => (
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
