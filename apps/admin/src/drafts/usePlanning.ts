import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DraftSubject, newEntryId } from '@vitrin/contract/drafts/formDraft';
import type { Plan } from '@vitrin/contract/drafts/plan';
import type { Planning } from '@vitrin/ui/admin/editing';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminPlanText } from '@vitrin/ui/text/panelText';
import { useEffect, useRef } from 'react';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useRole } from '../session/session.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { isGone, knownReasonOf } from '../shared/reasonOf.ts';
import { untilDue } from './untilDue.ts';

const { plans } = client;

const nothing: Planning['plans'] = [];

const isDue = ({ at, fault }: Plan): boolean => fault === null && Date.parse(at) <= Date.now();

/** Reports the subject's plans that were carried out, and loads what they have changed. */
function useCarriedOut(subject: string, made: readonly Plan[]): void {
  const queries = useQueryClient();
  const known = useRef({ subject, made });
  useEffect(() => {
    const before = known.current.subject === subject ? known.current.made : nothing;
    known.current = { subject, made };
    const left = new Set(made.map(({ act }) => act));
    const done = before.filter((plan) => isDue(plan) && !left.has(plan.act));
    for (const { act } of done) notifySuccess(adminPlanText.carriedOut[act]);
    if (done.length > 0) void queries.invalidateQueries();
  }, [subject, made, queries]);
}

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
    refetchInterval: ({ state }) => untilDue(state.data ?? nothing, Date.now()),
  });
  useCarriedOut(`${kind}/${id}`, data);
  if (!isPlanned || plans === undefined) return undefined;
  const params = { kind, id };
  const reload = () => queries.invalidateQueries({ queryKey: keys.plans });

  const giveUp = async (plan: Plan): Promise<void> => {
    try {
      await plans.remove({ params, query: { act: plan.act } });
      notifySuccess(adminPlanText.givenUp);
    } catch (error) {
      if (!isGone(error)) tellFailure(adminPlanText.giveUpFailed);
      else if (!isDue(plan)) notifySuccess(adminPlanText.givenUp);
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
    onGiveUp: (plan) => void giveUp(plan),
  };
}
