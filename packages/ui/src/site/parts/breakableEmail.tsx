import type { ReactNode } from 'react';

/** An e-mail address that breaks after its "@" where a line has no room for it. */
export function breakableEmail(email: string): ReactNode {
  const host = email.indexOf('@') + 1;
  return (
    <span>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </span>
  );
}
