import { limits } from '@vitrin/contract/limits';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { ArrowDown, ArrowUp, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { moved } from '../moved.ts';
import { usePendingEntry } from '../usePendingEntry.ts';
import { hint } from '../hint.css.ts';
import * as css from './PairsField.css.ts';

/** A pair of a name and a value. */
export type WrittenPair = { key: string; value: string };

/** The texts of a field of pairs. */
export type PairsTexts = {
  key: string;
  keyExample: string;
  value: string;
  add: string;
  up: (name: string) => string;
  down: (name: string) => string;
  edit: (name: string) => string;
  remove: (name: string) => string;
  empty: string;
  both: string;
};

export type PairsFieldProps = {
  /** The id of the input for a new pair's name. */
  id: string;
  pairs: readonly WrittenPair[];
  error?: string | undefined;
  /** Whether values are single-line next to their names, or multi-line below them. */
  values?: 'line' | 'text';
  /** Set if values are phone numbers. */
  numbers?: boolean;
  /** The maximum length of a value. */
  longestValue?: number;
  /** Set if a name can occur once only: another pair of that name gives it its value. */
  distinct?: boolean;
  texts: PairsTexts;
  onChange: (pairs: WrittenPair[]) => void;
};

const longestKey = limits.titleCharacters;

const blank: WrittenPair = { key: '', value: '' };
/** A React key that stays with a pair when it moves; pairs with equal names get distinct keys. */
const rowKey = (pairs: readonly WrittenPair[], index: number): string => {
  const name = pairs[index]?.key ?? '';
  return `${pairs.slice(0, index).filter(({ key }) => key === name).length} ${name}`;
};
const isSame = (a: WrittenPair, b: WrittenPair): boolean => a.key === b.key && a.value === b.value;

/**
 * An ordered list of pairs, each of which can be edited. The content of the two inputs already counts as a pair, so a
 * form with an incomplete one cannot be saved.
 */
export function PairsField(props: PairsFieldProps) {
  const { texts, onChange, values = 'line', longestValue = limits.shortTextCharacters } = props;
  const { distinct = false, numbers = false } = props;
  const {
    settled,
    typed = blank,
    type,
    take,
    withTyped,
    settle,
  } = usePendingEntry<WrittenPair, WrittenPair>(props.pairs, isSame, onChange);
  const [half, setHalf] = useState(false);
  const keyInput = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLDivElement>(null);

  function write(pair: WrittenPair) {
    const fact = { key: pair.key.trim(), value: pair.value.trim() };
    type(pair, fact.key === '' && fact.value === '' ? undefined : fact);
    if (fact.key !== '' && fact.value !== '') setHalf(false);
  }

  /** Takes the pair out of the inputs; false if it is incomplete. */
  function end(): boolean {
    const fact = { key: typed.key.trim(), value: typed.value.trim() };
    const complete = fact.key !== '' && fact.value !== '';
    const same = distinct ? settled.findIndex((other) => other.key === fact.key) : -1;
    setHalf(!complete && (fact.key !== '' || fact.value !== ''));
    if (!complete) return false;
    settle();
    if (same >= 0) onChange(settled.with(same, fact));
    return true;
  }

  function add() {
    if (end()) keyInput.current?.focus();
    else setHalf(true);
  }

  /** Moves a pair back into the inputs, unless they contain an incomplete one. */
  function edit(pair: WrittenPair) {
    if (typed.key !== '' || typed.value !== '') {
      if (!end()) return keyInput.current?.focus();
    }
    take(pair, pair);
    return keyInput.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  const value = { label: texts.value, value: typed.value, maxLength: longestValue, lang: siteLanguage };
  return (
    <div className={css.field}>
      {settled.length === 0 ? (
        <p className={hint}>{texts.empty}</p>
      ) : (
        <ol className={css.pairs}>
          {settled.map((pair, index) => (
            <li key={rowKey(settled, index)} className={css.pair[values]}>
              <span className={css.key[values]}>{pair.key}</span>
              <span className={css.value[values]}>{pair.value}</span>
              <span className={css.buttons}>
                <IconButton
                  label={texts.edit(pair.key)}
                  icon={<Pencil size={16} aria-hidden />}
                  onClick={() => edit(pair)}
                />
                <IconButton
                  label={texts.up(pair.key)}
                  icon={<ArrowUp size={16} aria-hidden />}
                  disabled={index === 0}
                  onClick={() => onChange(withTyped(moved(settled, index, index - 1)))}
                />
                <IconButton
                  label={texts.down(pair.key)}
                  icon={<ArrowDown size={16} aria-hidden />}
                  disabled={index === settled.length - 1}
                  onClick={() => onChange(withTyped(moved(settled, index, index + 1)))}
                />
                <IconButton
                  label={texts.remove(pair.key)}
                  icon={<X size={16} aria-hidden />}
                  onClick={() => {
                    onChange(withTyped(settled.filter((other) => other !== pair)));
                    keyInput.current?.focus();
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div
        ref={row}
        className={css.row[values]}
        onBlur={(event) => {
          if (!row.current?.contains(event.relatedTarget)) end();
        }}
      >
        <TextField
          ref={keyInput}
          id={props.id}
          label={texts.key}
          hint={texts.keyExample}
          error={half ? texts.both : props.error}
          value={typed.key}
          maxLength={longestKey}
          lang={siteLanguage}
          autoComplete="off"
          onChange={(event) => write({ ...typed, key: event.target.value })}
          onKeyDown={onKeyDown}
        />
        {values === 'line' ? (
          <TextField
            {...value}
            type={numbers ? 'tel' : 'text'}
            enterKeyHint="enter"
            autoComplete="off"
            onChange={(event) => write({ ...typed, value: event.target.value })}
            onKeyDown={onKeyDown}
          />
        ) : (
          <TextArea {...value} onChange={(event) => write({ ...typed, value: event.target.value })} />
        )}
        <span className={css.beside[values]}>
          {/* Safari does not focus a pressed button: leaving the row would take the pair out before the click. */}
          <Button tone="quiet" onMouseDown={(event) => event.preventDefault()} onClick={add}>
            {texts.add}
          </Button>
        </span>
      </div>
    </div>
  );
}
