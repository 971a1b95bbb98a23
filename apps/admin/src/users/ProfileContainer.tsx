import { ApiError } from '@vitrin/api-client/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileChange } from '@vitrin/contract/account';
import { late } from '@vitrin/ui/admin/late';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { type ProfileOutcome, ProfileScreen } from '@vitrin/ui/admin/ProfileScreen';
import { adminUsersText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { client } from '../api.ts';
import { useUnsavedGuard } from '../forms/useUnsavedGuard.ts';
import { loadOf } from '../loadOf.ts';
import { keys } from '../queryClient.ts';
import { useSessionActions, useSignedIn } from '../session/session.ts';
import { useWait } from '../session/useWait.ts';
import { tellFailure } from '../tellFailure.ts';
import { useNow } from '../useNow.ts';

const Password = late(async () => (await import('../session/PasswordContainer.tsx')).PasswordContainer);

/** One's own account over the API. */
export function ProfileContainer() {
  const text = adminUsersText.profile;
  const queries = useQueryClient();
  const { user } = useSignedIn();
  const { changeProfile } = useSessionActions();
  const guard = useUnsavedGuard();
  const [refusal, setRefusal] = useState<ApiError>();
  const [changing, setChanging] = useState(false);
  const wait = useWait(refusal, refusal?.serverMessage ?? text.failed);
  const now = useNow();
  const query = useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => client.auth.sessions({ signal }),
    staleTime: 0,
  });

  async function save(change: ProfileChange): Promise<ProfileOutcome> {
    setRefusal(undefined);
    try {
      await changeProfile(change);
    } catch (error) {
      if (!(error instanceof ApiError)) return { status: 'refused', errors: {} };
      setRefusal(error);
      return { status: 'refused', errors: error.fieldErrors };
    }
    notifySuccess(text.saved);
    return { status: 'saved' };
  }

  async function end(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      notifySuccess(done);
    } catch {
      tellFailure(text.endFailed);
    }
    await queries.invalidateQueries({ queryKey: keys.sessions });
  }

  if (user === undefined) return null;
  return (
    <>
      <ProfileScreen
        user={user}
        sessions={loadOf(query, text.sessionsFailed)}
        now={now}
        wait={wait}
        leaving={guard.leaving}
        onDirty={guard.setDirty}
        onSave={save}
        onChangePassword={() => setChanging(true)}
        onEnd={({ id }) => void end(() => client.auth.endSession({ params: { id } }), text.ended)}
        onEndOthers={() => void end(() => client.auth.endOtherSessions(), text.othersEnded)}
      />
      <Password
        wanted={changing}
        open={changing}
        onClose={() => {
          setChanging(false);
          // Another password has ended the others.
          void queries.invalidateQueries({ queryKey: keys.sessions });
        }}
      />
    </>
  );
}
