const secondsText = (seconds: number): string => (seconds === 1 ? '1 second' : `${seconds} seconds`);

/** The messages of refusals that pass with time. */
export const waitingTexts = {
  tooManyAttempts: (seconds: number): string => `Too many attempts. Try again in ${secondsText(seconds)}.`,
  tooManySignIns: (seconds: number): string =>
    `Too many people are logging in right now. Try again in ${secondsText(seconds)}.`,
  tooBusy: (seconds: number): string => `The server is busy. Try again in ${secondsText(seconds)}.`,
  storeAway: (): string => 'The store does not answer. Try again later.',
} as const;

/** Such a message with the seconds that are left; undefined for any other text. */
export const countedDown = (
  text: string,
  { seconds, left }: { seconds: number; left: number },
): string | undefined => Object.values(waitingTexts).find((sentence) => sentence(seconds) === text)?.(left);
