import { ApiError } from '@vitrin/api-client/errors';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { ForgottenPasswordScreen } from '@vitrin/ui/admin/ForgottenPasswordScreen';
import { adminMailText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { ourClient } from '../api.ts';
import { keepTypedEmail, typedEmail } from '../session/typedEmail.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { useWait } from '../shared/useWait.ts';

/** Requests a link for a forgotten password, over the API. */
export function ForgottenPasswordContainer() {
  const { forgotten: text } = adminMailText;
  const [refusal, setRefusal] = useState<unknown>();
  const told = refusal === undefined ? undefined : (knownReasonOf(refusal) ?? text.failed);
  const wait = useWait(refusal, refusal instanceof ApiError ? refusal.serverMessage : undefined);
  const help = loadOf(
    useQuery({
      queryKey: keys.passwordHelp,
      queryFn: ({ signal }) => ourClient.auth.passwordHelp({ signal }),
    }),
    text.failed,
  );

  async function ask(email: string): Promise<boolean> {
    setRefusal(undefined);
    try {
      await ourClient.auth.askPasswordLink({ body: { email } });
      return true;
    } catch (error) {
      setRefusal(error);
      return false;
    }
  }

  return (
    <ForgottenPasswordScreen
      help={help}
      loginHref={adminPaths.login()}
      email={typedEmail()}
      onEmail={keepTypedEmail}
      wait={wait}
      error={wait === undefined ? told : undefined}
      onAsk={ask}
    />
  );
}
