import { limits } from '@vitrin/contract/limits';
import { TextField, type TextFieldProps } from '../../elements/TextField/TextField.tsx';
import { adminSettingsText } from '../../text/panelText.ts';

/** The props of one of the fields. */
type Given = Omit<TextFieldProps, 'label' | 'hint' | 'type' | 'autoComplete' | 'required'>;

/** The fields for a new password, which is typed twice because it is hidden. */
export function NewPasswordFields(props: { next: Given; again: Given }) {
  const { account: text } = adminSettingsText;
  const shared = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <TextField
        {...props.next}
        {...shared}
        label={text.next}
        hint={text.nextHint(limits.passwordMinCharacters)}
      />
      <TextField {...props.again} {...shared} label={text.again} />
    </>
  );
}
