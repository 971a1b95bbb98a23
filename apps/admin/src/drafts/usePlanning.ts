import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DraftSubject, newEntryId } from '@vitrin/contract/drafts/formDraft';
import type { Plan } from '@vitrin/contract/drafts/plan';
import type { Planning } from '@vitrin/ui/admin/editing';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminPlanText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useRole } from '../session/session.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';

const { plans } = client;

const nothing: Planning['plans'] = [];

/** The plans for the subject of a form; undefined if nothing can be planned. */
export function usePlanning(subject: DraftSubject | undefined): Planning | undefined {
  const queries = useQueryClient();
  const role = useRole();
  const { kind, id = newEntryId } = subject ?? {};
  const isPlanned = role !== 'author' && kind !== undefined;
  const { data = nothing } = useQuery({
    queryKey: [...keys.plans, kind, id],
    queryFn: plans ? ({ signal }) => plans.listAll({ query: { kind, id }, signal }) : skipToken,
    enabled: isPlanned && id !== newEntryId,
    // Others make plans as well, and plans come due.
    staleTime: 0,
  });
  if (!isPlanned || plans === undefined) return undefined;
  const params = { kind, id };
  const reload = () => queries.invalidateQueries({ queryKey: keys.plans });

  const giveUp = async (act: Plan['act']): Promise<void> => {
    try {
      await plans.remove({ params, query: { act } });
      notifySuccess(adminPlanText.givenUp);
    } catch {
      tellFailure(adminPlanText.giveUpFailed);
    }
    await reload();
  };

  return {
    plans: data,
    onPlan: async (act, at, { fields: { active: _shown, ...fields }, updatedAt }, addedId = id) => {
      try {
        const body = { act, at, base: updatedAt ?? null, fields: JSON.stringify(fields) };
        await plans.save({ params: { kind, id: addedId }, body });
      } catch (error) {
        return { status: 'refused', reason: knownReasonOf(error) ?? adminPlanText.failed };
      }
      await reload();
      notifySuccess(adminPlanText.made[act]);
      return { status: 'planned' };
    },
    onGiveUp: ({ act }) => void giveUp(act),
  };
}
