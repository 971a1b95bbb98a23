import type { MemberDraft } from '@vitrin/contract/member';
import { isActive } from '@vitrin/contract/service';
import { freshRow, insertRow } from '../content/contentWrites.ts';
import { nextPlace } from '../content/places.ts';
import type { Writer } from '../store/openStore.ts';
import type { CrewMemberRow } from '../store/schema.ts';
import { members } from './memberKind.ts';

/** Adds the row of a member after all others. */
export const insertMember = async (
  writer: Writer,
  { status, active, ...texts }: MemberDraft,
  now: Date,
  pictureId: string | null = null,
): Promise<CrewMemberRow> =>
  insertRow(members, writer, {
    ...texts,
    ...freshRow(now),
    active: isActive({ active, status }),
    displayOrder: await nextPlace(writer, 'crewMember'),
    pictureId,
  });
