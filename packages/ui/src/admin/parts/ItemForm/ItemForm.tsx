import { type ReactNode, useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { controlId, fieldsOf } from '../Editing/editing.ts';
import { EditingForm } from '../Editing/EditingForm.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { inWords } from '../inWords.ts';
import { errorHeading, type StoredItem } from './formKind.ts';
import { problemOf } from './saving.ts';
import { SaveProblemNotice } from './SaveProblemNotice.tsx';
import type { ItemFormState } from './useItemForm.ts';

export type ItemFormProps<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string },
> = {
  state: ItemFormState<Item, Fields, Change>;
  /** The form's accessible name. */
  label: string;
  preview: ReactNode;
  children: ReactNode;
};

/** A form about one item: its fields and preview, failures, and resolving conflicts. */
export function ItemForm<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string },
>(props: ItemFormProps<Item, Fields, Change>) {
  const { state } = props;
  const { kind, form, outcome, pictureError } = state;
  const problem = problemOf(outcome);

  const focusFirst = useCallback(() => {
    const [first] = fieldsOf(kind);
    if (first) form.setFocus(first.key);
  }, [kind, form]);

  return (
    <EditingForm
      state={state}
      label={props.label}
      preview={props.preview}
      save={kind.texts.save}
      notice={problem && <SaveProblemNotice problem={problem} texts={kind.texts} onRetry={state.submit} />}
      wrongTitle={errorHeading(
        kind.required && inWords(kind.required),
        state.wrong.map(({ message }) => message),
      )}
      wrong={[
        ...state.wrong.map(({ beside, controlId: id }) => ({ message: beside, controlId: id })),
        ...(pictureError === undefined
          ? []
          : [{ message: pictureError, controlId: controlId(kind, 'picture') }]),
      ]}
      onDraftAnswered={focusFirst}
    >
      {props.children}
      <ConflictDialog
        kind={kind}
        titles={state.titles}
        mine={state.values}
        current={outcome?.status === 'conflict' ? outcome.current : undefined}
        fields={state.clashing}
        onChoice={state.resolve}
      />
    </EditingForm>
  );
}
