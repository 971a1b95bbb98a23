import { newUuid } from '@vitrin/contract/newUuid';

const keys = new WeakMap<File, string>();

/** The idempotency key of an addition, which becomes the id of what is added. */
export const newRepeatKey = (): string => newUuid();

/**
 * The idempotency key of a chosen file: the same while it stays chosen, so that it is stored once however often it is
 * sent.
 */
export function fileKeyOf(file: File): string {
  const key = keys.get(file) ?? newRepeatKey();
  keys.set(file, key);
  return key;
}
