import { type ActivityAct, activityActs, type ActivityKind } from '@vitrin/contract/history/activity';
import { limits } from '@vitrin/contract/limits';
import { namesOf } from '../namesOf.ts';
import { newId } from '../newId.ts';
import type { Writer } from '../store/openStore.ts';
import { askerNow } from './asker.ts';

/** What was done; `who` is set if it is not the caller, such as at a sign-in. */
export type Deed = {
  act: ActivityAct;
  now: Date;
  subject?: string;
  title?: string;
  who?: { userId: string; name: string };
};

const kindOf = (act: ActivityAct): ActivityKind =>
  namesOf(activityActs).find((kind) => activityActs[kind].some((each) => each === act)) ?? 'content';

/** Records who did what, in the same transaction as the change. This is the only place that writes the activity log. */
export async function noteActivity(
  writer: Writer,
  { act, now, subject = '', title = '', who }: Deed,
): Promise<void> {
  const asker = askerNow();
  const { userId, name } = who ?? asker ?? { userId: '', name: '' };
  await writer
    .insertInto('activity')
    .values({
      id: newId(now.getTime()),
      at: now,
      kind: kindOf(act),
      act,
      userId,
      madeBy: name,
      subject,
      title: title.slice(0, limits.titleCharacters),
      address: asker?.origin.address ?? '',
      userAgent: asker?.origin.userAgent ?? '',
    })
    .execute();
}
