import { SearchField } from '../../elements/SearchField/SearchField.tsx';
import { Segments } from '../../elements/Segments/Segments.tsx';
import { adminMessagesText as text } from '../../text/panelText.ts';
import * as styles from './MessagesScreen.css.ts';
import type { MessageView } from './messageView.ts';

export type MessageBarProps = {
  view: MessageView;
  /** How many nobody has read; absent until it is known. */
  unread: number | undefined;
  /** There is nothing to search: the inbox is empty, or still loads. */
  disabled?: boolean;
  /** Nothing stands below it. */
  alone?: boolean;
  onView: (view: MessageView) => void;
};

/** Searches the messages, and chooses between the inbox, what is unread, and the archive. */
export function MessageBar(props: MessageBarProps) {
  const { view, unread, alone = false, disabled = alone, onView } = props;
  const unreadShown = view.folder === 'archived' ? undefined : unread;
  return (
    <div className={alone ? styles.barAlone : styles.bar}>
      <SearchField
        label={text.search}
        clearLabel={text.clearSearch}
        value={view.search}
        disabled={disabled}
        onSearch={(search) => onView({ ...view, search, page: 1 })}
      />
      <div>
        <Segments
          label={text.folders}
          value={view.folder}
          segments={[
            { value: 'all', label: text.all },
            { value: 'unread', label: text.unreadOnly, count: unreadShown },
            { value: 'archived', label: text.archived },
          ]}
          onChoose={(folder) => onView({ ...view, folder, page: 1, open: undefined })}
        />
      </div>
    </div>
  );
}
