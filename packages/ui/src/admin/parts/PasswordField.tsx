import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../../elements/TextField/TextField.tsx';
import { adminText } from '../../text/panelText.ts';

/** A password that is typed once, and can be shown while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const [revealed, setRevealed] = useState(false);
  return (
    <TextField
      {...props}
      type={revealed ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          label={adminText.login.showPassword}
          aria-pressed={revealed}
          icon={revealed ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          onClick={() => setRevealed(!revealed)}
        />
      }
    />
  );
}
