import { ApiError } from '@vitrin/api-client/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bringCode } from '@vitrin/ui/admin/bringCode';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import type { FactorActs, FactorOutcome, PasskeyActs } from '@vitrin/ui/admin/ProfileScreen';
import { adminUsersText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';

/** The server's message about the input, else the general one. */
const refusalIn = (error: unknown): string | undefined =>
  error instanceof ApiError ? (Object.values(error.fieldErrors)[0] ?? error.serverMessage) : undefined;

const bringPasskeys = bringCode(() => import('./browserPasskeys.ts'));

/** One's own second factors, over the API. */
export function useSecondFactor() {
  const { factor: text, passkeys: passkeyText } = adminUsersText.profile;
  const queries = useQueryClient();
  const factor = useQuery({
    queryKey: keys.secondFactor,
    queryFn: ({ signal }) => ourClient.auth.secondFactor({ signal }),
    staleTime: 0,
  });

  async function outcomeOf<Answer>(call: Promise<Answer>): Promise<FactorOutcome<Answer>> {
    try {
      return { status: 'done', answer: await call };
    } catch (error) {
      return { status: 'refused', error: refusalIn(error) };
    } finally {
      void queries.invalidateQueries({ queryKey: keys.secondFactor });
    }
  }

  const factorActs: FactorActs = {
    onBegin: (currentPassword) => outcomeOf(ourClient.auth.beginCodes({ body: { currentPassword } })),
    onConfirm: (code) => outcomeOf(ourClient.auth.confirmCodes({ body: { code } })),
    onRenew: (currentPassword) => outcomeOf(ourClient.auth.renewRecoveryCodes({ body: { currentPassword } })),
    onEnd: async (currentPassword) => {
      const outcome = await outcomeOf(ourClient.auth.endCodes({ body: { currentPassword } }));
      if (outcome.status === 'done') notifySuccess(text.turnedOff);
      return outcome.status === 'done' ? { status: 'done', answer: true } : outcome;
    },
  };
  const passkeyActs: PasskeyActs = {
    onAdd: async (name, password) => {
      const outcome = await outcomeOf(bringPasskeys().then(({ makePasskey }) => makePasskey(name, password)));
      if (outcome.status !== 'done') return outcome;
      const { answer } = outcome;
      if (answer === 'known') return { status: 'failed', error: passkeyText.known };
      if (answer === 'unused') return { status: 'failed', error: passkeyText.notMade };
      notifySuccess(passkeyText.added);
      return { status: 'done', answer: answer.recoveryCodes };
    },
    onRemove: async ({ id }, currentPassword) => {
      const outcome = await outcomeOf(
        ourClient.auth.removePasskey({ params: { id }, body: { currentPassword } }),
      );
      if (outcome.status === 'done') notifySuccess(passkeyText.removed);
      return outcome.status === 'done' ? { status: 'done', answer: true } : outcome;
    },
  };
  return { factor, factorActs, passkeyActs };
}
