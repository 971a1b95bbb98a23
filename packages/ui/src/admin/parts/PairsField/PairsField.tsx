import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { moved } from '../moved.ts';
import * as css from './PairsField.css.ts';

/** A fact: its name and its value. */
export type WrittenPair = { key: string; value: string };

/** The words of a field of pairs. */
export type PairsTexts = {
  key: string;
  keyExample: string;
  value: string;
  add: string;
  up: (name: string) => string;
  down: (name: string) => string;
  remove: (name: string) => string;
  empty: string;
  both: string;
};

export type PairsFieldProps = {
  /** The id of the input for a new pair's name. */
  id: string;
  pairs: readonly WrittenPair[];
  error?: string | undefined;
  texts: PairsTexts;
  onChange: (pairs: WrittenPair[]) => void;
};

const longestKey = 200;
const longestValue = 600;

/** Ordered facts; one is added only when its name and its value are both filled in. */
export function PairsField(props: PairsFieldProps) {
  const { pairs, texts, onChange } = props;
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const [half, setHalf] = useState(false);
  const keyInput = useRef<HTMLInputElement>(null);

  function add() {
    const pair = { key: key.trim(), value: value.trim() };
    const complete = pair.key !== '' && pair.value !== '';
    setHalf(!complete);
    if (!complete) return;
    const same = pairs.findIndex((other) => other.key === pair.key);
    onChange(same < 0 ? [...pairs, pair] : pairs.with(same, pair));
    setKey('');
    setValue('');
    keyInput.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={css.field}>
      {pairs.length === 0 ? (
        <p className={css.note}>{texts.empty}</p>
      ) : (
        <ol className={css.pairs}>
          {pairs.map((pair, index) => (
            <li key={pair.key} className={css.pair}>
              <span className={css.key}>{pair.key}</span>
              <span className={css.value}>{pair.value}</span>
              <span className={css.buttons}>
                <IconButton
                  label={texts.up(pair.key)}
                  icon={<ArrowUp size={16} aria-hidden />}
                  disabled={index === 0}
                  onClick={() => onChange(moved(pairs, index, index - 1))}
                />
                <IconButton
                  label={texts.down(pair.key)}
                  icon={<ArrowDown size={16} aria-hidden />}
                  disabled={index === pairs.length - 1}
                  onClick={() => onChange(moved(pairs, index, index + 1))}
                />
                <IconButton
                  label={texts.remove(pair.key)}
                  icon={<X size={16} aria-hidden />}
                  onClick={() => {
                    onChange(pairs.filter((other) => other !== pair));
                    keyInput.current?.focus();
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className={css.row}>
        <TextField
          ref={keyInput}
          id={props.id}
          label={texts.key}
          hint={texts.keyExample}
          error={half ? texts.both : props.error}
          value={key}
          maxLength={longestKey}
          lang={siteLanguage}
          autoComplete="off"
          onChange={(event) => setKey(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <TextField
          label={texts.value}
          value={value}
          maxLength={longestValue}
          lang={siteLanguage}
          autoComplete="off"
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={css.beside}>
          <Button tone="quiet" onClick={add}>
            {texts.add}
          </Button>
        </span>
      </div>
    </div>
  );
}
