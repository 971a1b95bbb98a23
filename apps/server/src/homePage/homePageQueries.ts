import { type HomePage, homePage } from '@vitrin/contract/pages/home';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { limits } from '@vitrin/contract/limits';
import { listFirst } from '../content/contentReads.ts';
import { plainContent } from '../plain/plainContent.ts';
import { readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Reader } from '../store/openStore.ts';
import { listSliderImages } from './sliderQueries.ts';

const texts = homePage.omit({ images: true, whyUsList: true });

/** The home page as visitors read it: its texts, the active pictures of the banner and the first reasons. */
export async function readHomePage(reader: Reader): Promise<HomePage> {
  const stored = await readSetting(reader, 'home');
  const images = await listSliderImages(reader, 'active');
  const whyUsList = await listFirst(plainContent('reasons'), reader, limits.shownReasons);
  return { ...emptyHomePage, ...storedFields(texts, stored), images, whyUsList };
}
