import type { PictureProcess } from '../media/pictureProcess.ts';
import { pictureWork } from '../media/pictureWork.ts';

/** Processes pictures in the test's process, which saves starting another one for each application. */
export const picturesHere: PictureProcess = { work: pictureWork, close: () => Promise.resolve() };
