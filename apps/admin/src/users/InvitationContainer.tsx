import { ApiError } from '@vitrin/api-client/errors';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { inWords } from '@vitrin/ui/admin/inWords';
import { type AcceptRefusal, type ChosenAccount, InvitationScreen } from '@vitrin/ui/admin/InvitationScreen';
import { adminUsersText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ourClient } from '../api.ts';
import { useSiteInfo } from '../publicSite/useSiteInfo.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { useSessionActions } from '../session/session.ts';
import { useWork } from '../shared/underWay.ts';
import { useWait } from '../shared/useWait.ts';

async function readInvitation(token: string, signal: AbortSignal) {
  if (token === '') return null;
  try {
    return await ourClient.invitations.look({ body: { token }, signal });
  } catch (error) {
    // An expired invitation has another message than an unresponsive server.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** Answers the invitation in the address over the API, and goes on to the panel. */
export function InvitationContainer() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const navigate = useNavigate();
  const { accept } = useSessionActions();
  const [refusal, setRefusal] = useState<ApiError>();
  const wait = useWait(refusal, refusal?.serverMessage ?? adminUsersText.accept.failed);
  const query = useQuery({
    queryKey: keys.invitation(token),
    queryFn: ({ signal }) => readInvitation(token, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The input is kept, whatever happens to another session in this browser.
  useWork(query.data !== undefined && query.data !== null);

  async function answer(chosen: ChosenAccount): Promise<AcceptRefusal | undefined> {
    setRefusal(undefined);
    try {
      await accept({ ...chosen, token });
    } catch (error) {
      if (!(error instanceof ApiError)) return { errors: {} };
      setRefusal(error);
      const { fieldErrors, serverMessage, status } = error;
      const told = (status === 404 || status === 409) && serverMessage !== undefined;
      return { errors: fieldErrors, reason: told ? inWords(serverMessage) : undefined };
    }
    await navigate(adminPaths.dashboard(), { replace: true });
    return undefined;
  }

  return (
    <InvitationScreen
      invitation={loadOf(query, adminUsersText.accept.loadFailed)}
      companyName={useSiteInfo()?.companyName ?? ''}
      wait={wait}
      onAccept={answer}
    />
  );
}
