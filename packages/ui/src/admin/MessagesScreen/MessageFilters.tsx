import type { MessageChoices } from '@vitrin/contract/messages/message';
import { Download } from 'lucide-react';
import { Button } from '../../elements/Button/Button.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { adminInboxText } from '../../text/panelText.ts';
import * as css from './MessageFilters.css.ts';
import { isNarrowed, type MessageNarrowing, type MessageView } from './messageView.ts';

export type MessageFiltersProps = {
  view: MessageView;
  /** The choices; absent until loaded. */
  choices: MessageChoices | undefined;
  onView: (view: MessageView) => void;
  /** Downloads the listed messages. */
  onDownload: () => void;
};

/** Filters messages by label, assignee or missing reply, and exports the result. */
export function MessageFilters({ view, choices, onView, onDownload }: MessageFiltersProps) {
  const text = adminInboxText;
  const { narrowing } = view;
  const narrow = (change: MessageNarrowing) =>
    onView({ ...view, narrowing: { ...narrowing, ...change }, page: 1, open: undefined });
  const labels = choices?.labels ?? [];
  const people = choices?.people ?? [];
  const chosen = narrowing.label;
  return (
    <Disclosure
      look="row"
      label={isNarrowed(narrowing) ? text.filterOn : text.filter}
      open={isNarrowed(narrowing)}
    >
      <div className={css.fields}>
        <SelectField
          label={text.label}
          value={chosen ?? ''}
          options={[
            { value: '', label: text.anyLabel },
            ...[...new Set([...labels, ...(chosen === undefined ? [] : [chosen])])].map((label) => ({
              value: label,
              label,
            })),
          ]}
          onChange={({ target }) => narrow({ label: target.value || undefined })}
        />
        <SelectField
          label={text.assignee}
          value={narrowing.assignee ?? ''}
          options={[
            { value: '', label: text.anybody },
            { value: 'nobody', label: text.nobody },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => narrow({ assignee: target.value || undefined })}
        />
        <SelectField
          label={text.answer}
          value={narrowing.answered ?? ''}
          options={[
            { value: '', label: text.anyAnswer },
            { value: 'false', label: text.unansweredOnes },
            { value: 'true', label: text.answeredOnes },
          ]}
          onChange={({ target: { value } }) =>
            narrow({ answered: value === 'true' || value === 'false' ? value : undefined })
          }
        />
      </div>
      <div className={css.end}>
        <Button tone="line" size="small" icon={<Download size={16} aria-hidden />} onClick={onDownload}>
          {text.download}
        </Button>
        {isNarrowed(narrowing) && (
          <Button
            tone="quiet"
            size="small"
            onClick={() => onView({ ...view, narrowing: {}, page: 1, open: undefined })}
          >
            {text.clearFilter}
          </Button>
        )}
      </div>
      <p className={css.hint}>{text.downloadHint}</p>
    </Disclosure>
  );
}
