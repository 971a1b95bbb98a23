import type { previewEndpoints } from '@vitrin/contract/endpoints/previews';
import { newEntryId } from '@vitrin/contract/drafts/formDraft';
import { limits } from '@vitrin/contract/limits';
import type { PreviewLink } from '@vitrin/contract/drafts/preview';
import { refusals } from '@vitrin/contract/errors/refusals';
import { previewPath } from '@vitrin/contract/paths/sitePaths';
import type { User } from '@vitrin/contract/accounts/session';
import type { AnswersOf } from '../asked.ts';
import { user as somebody } from '../fixtures/session.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

const hourMs = 60 * 60 * 1_000;

/** Preview links, which show drafts without an account. */
export function previewAnswers(state: MockState): AnswersOf<typeof previewEndpoints> {
  const { previews } = state;
  const who = (token: string | undefined) => state.sessions.get(token ?? '') ?? somebody;
  const isOwner = (token: string | undefined) => who(token).roles.includes('owner');
  const seenBy = (token: string | undefined): PreviewLink[] => {
    const { id } = who(token);
    return previews.flatMap(({ userId, link }) => {
      const mine = userId === id;
      const isSeen = link.expiresAt > state.now() && (mine || isOwner(token));
      return isSeen ? [{ ...link, mine }] : [];
    });
  };

  return {
    previews: {
      listAll: ({ token }) => seenBy(token).toReversed(),
      create: ({ body: { subject, hours, moment }, token }) => {
        const user = who(token);
        if (moment !== undefined && !isOwner(token)) throw new MockFailure(403, refusals.notAllowed());
        if (previews.filter(({ userId }) => userId === user.id).length >= limits.previewLinks)
          throw new MockFailure(409, refusals.tooManyPreviews(limits.previewLinks));
        const createdAt = state.now();
        const link: PreviewLink = {
          id: `preview-${state.next()}`,
          by: user.fullName,
          mine: true,
          subject,
          title: titleOf(subject, user),
          ...(moment !== undefined && { moment }),
          createdAt,
          expiresAt: new Date(Date.parse(createdAt) + hours * hourMs).toISOString(),
          usedAt: null,
        };
        previews.push({ userId: user.id, link });
        return { ...link, path: previewPath(link.id.padEnd(43, 'x')) };
      },
      remove: ({ params, token }) => {
        const found = seenBy(token).find(({ id }) => id === params.id);
        if (found === undefined) throw missing('Preview link');
        previews.splice(
          previews.findIndex(({ link }) => link.id === found.id),
          1,
        );
        return { success: true };
      },
    },
  };

  function titleOf(subject: PreviewLink['subject'], { id: userId }: User): string {
    if (subject === null || subject.kind === 'settings') return '';
    if (subject.id === newEntryId) {
      const isKept = state.drafts.some(
        (kept) =>
          kept.user.id === userId && kept.subject.kind === subject.kind && kept.subject.id === newEntryId,
      );
      if (!isKept) throw missing('Draft');
      return '';
    }
    const entry = state[subject.kind].find(subject.id);
    return 'title' in entry ? entry.title : entry.name;
  }
}
