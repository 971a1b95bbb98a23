import { refusals } from './refusals.ts';

/** The messages of temporary refusals. */
export const waitingTexts = {
  tooManyAttempts: refusals.tooManyAttempts,
  tooManySignIns: refusals.tooManySignIns,
  tooBusy: refusals.tooBusy,
  siteFileBusy: refusals.siteFileBusy,
  storeAway: refusals.storeAway,
} as const;

/** Such a message with the remaining seconds; undefined for any other text. */
export const countedDown = (
  text: string,
  { seconds, left }: { seconds: number; left: number },
): string | undefined => Object.values(waitingTexts).find((sentence) => sentence(seconds) === text)?.(left);
