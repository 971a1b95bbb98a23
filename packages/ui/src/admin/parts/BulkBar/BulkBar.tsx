import { Eye, EyeOff, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { adminText, language } from '../../../text/panelText.ts';
import * as styles from './BulkBar.css.ts';

export type BulkBarProps = {
  count: number;
  /** There are further pages, on which nothing is selected. */
  ofPage: boolean;
  onClear: () => void;
  onActivate: (active: boolean) => void;
  onDelete: () => void;
};

const sign = (drawing: ReactNode) => <span className={styles.icon}>{drawing}</span>;

/** The actions on the selected rows, which replace the toolbar. */
export function BulkBar(props: BulkBarProps) {
  const text = adminText.list;
  return (
    <section className={styles.bar} aria-label={text.selectedRegion}>
      <IconButton label={text.clearSelection} icon={<X size={16} aria-hidden />} onClick={props.onClear} />
      <output className={styles.count}>
        {props.count.toLocaleString(language)}{' '}
        <span className={styles.word}>{props.ofPage ? text.selectedOnPage : text.selected}</span>
      </output>
      <Button tone="quiet" icon={sign(<Eye size={16} aria-hidden />)} onClick={() => props.onActivate(true)}>
        {text.activate}
      </Button>
      <Button
        tone="quiet"
        icon={sign(<EyeOff size={16} aria-hidden />)}
        onClick={() => props.onActivate(false)}
      >
        {text.deactivate}
      </Button>
      <Button tone="quiet" icon={sign(<Trash2 size={16} aria-hidden />)} onClick={props.onDelete}>
        <span className={styles.danger}>{text.delete}</span>
      </Button>
    </section>
  );
}
