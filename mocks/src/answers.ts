import { activityAnswers } from './answers/activity.ts';
import { authAnswers } from './answers/auth.ts';
import { plainAnswers } from './answers/plain.ts';
import { postAnswers } from './answers/posts.ts';
import { demoContentAnswers } from './answers/demoContent.ts';
import { draftAnswers } from './answers/drafts.ts';
import { galleryAnswers } from './answers/gallery.ts';
import { historyAnswers } from './answers/history.ts';
import { homeAnswers } from './answers/home.ts';
import { imageAnswers } from './answers/images.ts';
import { libraryAnswers } from './answers/library.ts';
import { mailAnswers } from './answers/mail.ts';
import { personalDataAnswers } from './answers/personalData.ts';
import { messageAnswers } from './answers/messages.ts';
import { planAnswers } from './answers/plans.ts';
import { previewAnswers } from './answers/previews.ts';
import { projectAnswers } from './answers/projects.ts';
import { redirectAnswers } from './answers/redirects.ts';
import { searchAnswers } from './answers/search.ts';
import { serviceAnswers } from './answers/services.ts';
import { settingAnswers } from './answers/settings.ts';
import { setupAnswers } from './answers/setup.ts';
import { siteFileAnswers } from './answers/siteFile.ts';
import { systemAnswers } from './answers/system.ts';
import { teamPageAnswers } from './answers/teamPage.ts';
import { trashAnswers } from './answers/trash.ts';
import { visitAnswers } from './answers/visits.ts';
import { userAnswers } from './answers/users.ts';
import type { Answers } from './asked.ts';
import type { MockState } from './state.ts';

/** A handler for every endpoint of the contract, over one state. */
export const answersFrom = (state: MockState): Answers => ({
  ...systemAnswers(),
  ...authAnswers(state),
  ...activityAnswers(),
  ...userAnswers(state),
  ...imageAnswers(state),
  ...libraryAnswers(state),
  ...homeAnswers(state),
  ...serviceAnswers(state),
  ...projectAnswers(state),
  ...postAnswers(state),
  ...teamPageAnswers(state),
  ...galleryAnswers(state),
  ...plainAnswers(state),
  ...searchAnswers(state),
  ...redirectAnswers(state),
  ...trashAnswers(state),
  ...siteFileAnswers(state),
  ...historyAnswers(state),
  ...demoContentAnswers(state),
  ...setupAnswers(state),
  ...visitAnswers(state),
  ...draftAnswers(state),
  ...previewAnswers(state),
  ...planAnswers(state),
  ...messageAnswers(state),
  ...mailAnswers(state),
  ...personalDataAnswers(state),
  ...settingAnswers(state),
});
