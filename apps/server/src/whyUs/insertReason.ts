import { isActive } from '@vitrin/contract/service';
import type { WhyUsDraft } from '@vitrin/contract/whyUs';
import { freshRow, insertRow } from '../content/contentWrites.ts';
import { nextPlace } from '../content/places.ts';
import type { Writer } from '../store/openStore.ts';
import type { WhyUsItemRow } from '../store/schema.ts';
import { reasons } from './reasonKind.ts';

/** Adds the row of a reason after all others. */
export const insertReason = async (
  writer: Writer,
  { status, active, ...texts }: WhyUsDraft,
  now: Date,
): Promise<WhyUsItemRow> =>
  insertRow(reasons, writer, {
    ...texts,
    ...freshRow(now),
    active: isActive({ active, status }),
    displayOrder: await nextPlace(writer, 'whyUsItem'),
  });
