import { authAnswers } from './answers/auth.ts';
import { homeAnswers } from './answers/home.ts';
import { imageAnswers } from './answers/images.ts';
import { serviceAnswers } from './answers/services.ts';
import { settingAnswers } from './answers/settings.ts';
import { systemAnswers } from './answers/system.ts';
import type { Answers } from './asked.ts';
import type { MockState } from './state.ts';

/** An answer for every call of the contract, from one state. */
export const answersFrom = (state: MockState): Answers => ({
  ...systemAnswers(),
  ...authAnswers(state),
  ...imageAnswers(state),
  ...homeAnswers(state),
  ...serviceAnswers(state),
  ...settingAnswers(state),
});
