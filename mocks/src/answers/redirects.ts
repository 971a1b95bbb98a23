import { pagePart } from '@vitrin/contract/entries/cutPage';
import type { redirectEndpoints } from '@vitrin/contract/endpoints/redirects';
import { type Redirect, redirectKey } from '@vitrin/contract/paths/redirect';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { AnswersOf } from '../asked.ts';
import { ListAnswer } from '../listAnswer.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

/** The redirect for an address, if there is one. */
export const redirectFrom = ({ redirects }: MockState, address: string): Redirect | undefined =>
  [...redirects.values()].find(({ from }) => from === redirectKey(address));

const refuse = (field: 'from' | 'to', message: string) =>
  new MockFailure(409, message, { errors: { [field]: message } });

/** Addresses that lead to pages elsewhere on the site. */
export function redirectAnswers(state: MockState): AnswersOf<typeof redirectEndpoints> {
  const { redirects } = state;

  function check({ from, to }: { from: string; to: string }, id?: string): void {
    const other = redirectFrom(state, from);
    if (other !== undefined && other.id !== id) throw refuse('from', refusals.redirectTaken());
    if (redirectKey(to) === from) throw refuse('to', refusals.redirectLoop());
  }

  function keep(redirect: Redirect): Redirect {
    redirects.set(redirect.id, redirect);
    return redirect;
  }

  return {
    redirects: {
      listAll: ({ query }) => {
        const { q = '' } = query;
        const all = [...redirects.values()]
          .filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(q.toLowerCase()))
          .toReversed();
        const { offset, limit } = pagePart(query) ?? { offset: 0, limit: all.length };
        return new ListAnswer(all.slice(offset, offset + limit), all.length);
      },
      create: ({ body }) => {
        check(body);
        return keep({
          id: `redirect-${state.next()}-new`,
          ...body,
          automatic: false,
          dead: false,
          createdAt: state.now(),
        });
      },
      update: ({ params: { id }, body }) => {
        const stored = redirects.get(id);
        if (stored === undefined || stored.automatic) throw missing('Redirect');
        check(body, id);
        return keep({ ...stored, ...body });
      },
      remove: ({ params: { id } }) => {
        const gone = redirects.get(id);
        if (gone === undefined) throw missing('Redirect');
        redirects.delete(id);
        const named = { ...gone, title: gone.from };
        state.bin.put('redirects', named, () => {
          check(gone);
          keep(gone);
        });
        return { success: true };
      },
    },
  };
}
