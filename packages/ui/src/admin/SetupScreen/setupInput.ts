import type { Palette } from '@vitrin/contract/settings/palette';
import type { Sector } from '@vitrin/contract/operation/setup';
import type { ContactFields } from './setupCalls.ts';

/** What was typed and chosen in each step, until it is saved: going back, or skipping a step, does not discard it. */
export type SetupInput = {
  name: { companyName: string; sector: Sector | null };
  /** The palettes derived from the uploaded logo, and which one was chosen. */
  logo: { palettes: readonly Palette[]; chosen: number | undefined };
  contact: ContactFields;
  services: { left: ReadonlySet<string>; words: ReadonlyMap<string, string> };
};

/** Whether anything would be lost: an uploaded logo and the present colours are stored. */
export const isUnsaved = ({ logo, ...others }: Partial<SetupInput>): boolean =>
  logo?.chosen !== undefined || Object.keys(others).length > 0;

/** A step's own input; undefined until something was typed. */
export type StepInput<Step extends keyof SetupInput> = {
  input: SetupInput[Step] | undefined;
  onInput: (input: SetupInput[Step]) => void;
};
