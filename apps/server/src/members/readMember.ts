import type { Member } from '@vitrin/contract/kinds/member';
import { seesHidden } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import { readEntry } from '../content/contentReads.ts';
import type { Api } from '../http/serve.ts';
import { plainContent } from '../plain/plainContent.ts';

/** Returns a member of the team, to visitors without the e-mail address. */
export const readMember =
  ({ store }: Api) =>
  async ({ params, viewer }: { params: { id: string }; viewer: Viewer | null }): Promise<Member> => {
    const { email, ...member } = await readEntry(plainContent('members'), store.read, params.id, viewer);
    return seesHidden(viewer) ? { ...member, email } : member;
  };
