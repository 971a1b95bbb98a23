import { limits } from '@vitrin/contract/limits';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { bare, control } from '../Field/control.css.ts';
import { classes } from '../classes.ts';
import * as styles from './SearchField.css.ts';

export type SearchFieldProps = {
  /** The label; shown as the placeholder, and also announced. */
  label: string;
  /** The accessible name of the clear button. */
  clearLabel: string;
  /** The typed text. */
  value: string;
  /** The longest text that can be typed or pasted. */
  characters?: number;
  /** Set if there is nothing to search. */
  disabled?: boolean;
  /** Called with the typed text on each keystroke. */
  onSearch: (text: string) => void;
};

/** A field that filters the content below it while typing; Escape or the clear button empties it. */
export function SearchField(props: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes(control, styles.frame)}>
      <Search className={styles.icon} aria-hidden />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        className={bare}
        aria-label={props.label}
        placeholder={props.label}
        autoComplete="off"
        spellCheck={false}
        maxLength={props.characters ?? limits.listSearchCharacters}
        value={props.value}
        disabled={props.disabled}
        onChange={(event) => props.onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') props.onSearch('');
        }}
      />
      {props.value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={props.clearLabel}
          onClick={() => {
            props.onSearch('');
            input.current?.focus();
          }}
        >
          <X className={styles.icon} aria-hidden />
        </button>
      )}
    </div>
  );
}
