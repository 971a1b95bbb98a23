import type { MessageChoices } from '@vitrin/contract/messages/message';
import { SearchField } from '../../elements/SearchField/SearchField.tsx';
import { Segments } from '../../elements/Segments/Segments.tsx';
import { adminInboxText, adminMessagesText as text } from '../../text/panelText.ts';
import { MessageFilters } from './MessageFilters.tsx';
import * as styles from './MessagesScreen.css.ts';
import type { MessageView } from './messageView.ts';

export type MessageBarProps = {
  view: MessageView;
  /** The number of unread messages; absent until loaded. */
  unread: number | undefined;
  /** There is nothing to search: the inbox is empty or still loading. */
  disabled?: boolean;
  /** Set if there is nothing below it. */
  alone?: boolean;
  onView: (view: MessageView) => void;
  /** The filters for messages; absent until loaded. */
  choices: MessageChoices | undefined;
  /** Downloads the listed messages. */
  onDownload: () => void;
};

/** Searches the messages, and switches between inbox, unread, archive and spam. */
export function MessageBar(props: MessageBarProps) {
  const { view, unread, alone = false, disabled = alone, onView } = props;
  const unreadShown = view.folder === 'all' || view.folder === 'unread' ? unread : undefined;
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
            { value: 'spam', label: adminInboxText.spam },
          ]}
          onChoose={(folder) => onView({ ...view, folder, page: 1, open: undefined })}
        />
      </div>
      {!alone && (
        <MessageFilters view={view} choices={props.choices} onView={onView} onDownload={props.onDownload} />
      )}
    </div>
  );
}
