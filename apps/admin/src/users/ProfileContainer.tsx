import { ApiError } from '@vitrin/api-client/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileChange } from '@vitrin/contract/accounts/account';
import type { User } from '@vitrin/contract/accounts/session';
import { late } from '@vitrin/ui/admin/late';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { type ProfileOutcome, ProfileScreen } from '@vitrin/ui/admin/ProfileScreen';
import { adminUsersText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { ourClient } from '../api.ts';
import { useUnsavedGuard } from '../drafts/useUnsavedGuard.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { useSecondFactor } from '../credentials/useSecondFactor.ts';
import { canUsePasskeys } from '../credentials/canUsePasskeys.ts';
import { useSessionActions, useSignedIn } from '../session/session.ts';
import { duringWork } from '../shared/duringWork.ts';
import { useWait } from '../shared/useWait.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { useNow } from '../shared/useNow.ts';

const Password = late(async () => (await import('../credentials/PasswordContainer.tsx')).PasswordContainer);

/** One's own account over the API. */
export function ProfileContainer() {
  const text = adminUsersText.profile;
  const queries = useQueryClient();
  const { user } = useSignedIn();
  const { keepUser } = useSessionActions();
  const guard = useUnsavedGuard();
  const [refusal, setRefusal] = useState<ApiError>();
  const [changing, setChanging] = useState(false);
  const wait = useWait(refusal, refusal?.serverMessage ?? text.failed);
  const now = useNow();
  const query = useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => ourClient.auth.sessions({ signal }),
    staleTime: 0,
  });

  const { factor, factorActs, passkeyActs } = useSecondFactor();

  async function save(change: ProfileChange): Promise<ProfileOutcome> {
    setRefusal(undefined);
    let saved: User;
    try {
      saved = await ourClient.auth.changeProfile({ body: change });
    } catch (error) {
      if (!(error instanceof ApiError)) return { status: 'refused', errors: {} };
      setRefusal(error);
      return { status: 'refused', errors: error.fieldErrors };
    }
    keepUser(saved);
    notifySuccess(text.saved);
    return { status: 'saved', email: saved.email };
  }

  /** Resolves to why a picture was not changed, if it was not. */
  async function changePicture(
    work: Promise<User>,
    { done, failed }: { done: string; failed: string },
  ): Promise<string | undefined> {
    let saved: User;
    try {
      saved = await work;
    } catch (error) {
      const why = knownReasonOf(error);
      return why === undefined ? failed : `${failed} ${why}`;
    }
    keepUser(saved);
    notifySuccess(done);
    return undefined;
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
        factor={loadOf(factor, text.factor.loadFailed)}
        portraitActs={{
          onUpload: (file, options) =>
            changePicture(duringWork(ourClient.auth.uploadPicture({ file, ...options })), {
              done: text.pictureSaved,
              failed: text.pictureFailed,
            }),
          onRemove: () =>
            changePicture(ourClient.auth.removePicture(), {
              done: text.pictureRemoved,
              failed: text.pictureStays,
            }),
        }}
        factorActs={factorActs}
        passkeyActs={passkeyActs}
        passkeyHost={canUsePasskeys() ? window.location.hostname : undefined}
        now={now}
        wait={wait}
        leaving={guard.leaving}
        onDirty={guard.setDirty}
        onSave={save}
        onChangePassword={() => setChanging(true)}
        onEnd={({ id }) => void end(() => ourClient.auth.endSession({ params: { id } }), text.ended)}
        onEndOthers={() => void end(() => ourClient.auth.endOtherSessions(), text.othersEnded)}
      />
      <Password
        wanted={changing}
        open={changing}
        onClose={() => {
          setChanging(false);
          // Changing the password has ended the others.
          void queries.invalidateQueries({ queryKey: keys.sessions });
        }}
      />
    </>
  );
}
