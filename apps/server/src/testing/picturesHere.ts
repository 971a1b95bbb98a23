import type { PictureProcess } from '../media/pictureProcess.ts';
import { pictureWork } from '../media/pictureWork.ts';

/** Work on pictures in the process of the test, which saves the start of another one for each application. */
export const picturesHere: PictureProcess = { work: pictureWork, close: () => Promise.resolve() };
