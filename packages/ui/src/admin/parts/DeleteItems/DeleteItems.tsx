import type { Image } from '@vitrin/contract/files/image';
import { limits } from '@vitrin/contract/limits';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import type { RefObject } from 'react';
import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { adminText } from '../../../text/panelText.ts';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';
import * as styles from './DeleteItems.css.ts';

/** The texts of the confirmation; the plural ones are absent if items are deleted one by one. */
export type DeleteText = {
  deleteQuestion: string;
  deleteDetail: (seconds: number, trash: boolean) => string;
  deleteOne: string;
  deleteManyQuestion?: (number: number) => string;
  deleteManyDetail?: (seconds: number, trash: boolean) => string;
  deleteMany?: (number: number) => string;
};

export type DeleteItemsProps = {
  /** The items to be deleted; the dialog is closed if empty. */
  items: readonly { id: string; title: string; detail: string; image?: Image | null }[];
  /** How many more there are, on other pages. */
  more?: number;
  text: DeleteText;
  /** Whether they go to a trash; absent if the text knows. */
  trash?: boolean | undefined;
  focusAfter: RefObject<HTMLElement | null>;
  onDelete: () => void;
  onClose: () => void;
};

const seconds = limits.undoMs / 1_000;

/** Asks before items are deleted, and shows which. */
export function DeleteItems(props: DeleteItemsProps) {
  const { items, text, more = 0, trash = false } = props;
  const number = items.length + more;
  const many = number > 1;
  return (
    <ConfirmDialog
      open={items.length > 0}
      question={(many && text.deleteManyQuestion?.(number)) || text.deleteQuestion}
      detail={(many && text.deleteManyDetail?.(seconds, trash)) || text.deleteDetail(seconds, trash)}
      confirmLabel={(many && text.deleteMany?.(number)) || text.deleteOne}
      cancelLabel={adminText.cancel}
      focusAfter={props.focusAfter}
      onConfirm={props.onDelete}
      onClose={props.onClose}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.image !== undefined && <Thumbnail image={item.image} />}
            <span className={styles.words}>
              <b className={styles.title} lang={siteLanguage}>
                {item.title}
              </b>
              <span className={styles.note}>{item.detail}</span>
            </span>
          </li>
        ))}
        {more > 0 && <li className={styles.note}>{adminText.list.moreDoomed(more)}</li>}
      </ul>
    </ConfirmDialog>
  );
}
