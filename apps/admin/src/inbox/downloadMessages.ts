import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { adminInboxText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { saveFile } from '../shared/saveFile.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { type Listing, inboxQuery } from './useInbox.ts';

/** Lets the browser save all listed messages, across pages. */
export async function downloadMessages(listing: Listing): Promise<void> {
  try {
    const file = await ourClient.messages.exportAll({ query: inboxQuery(listing) });
    if (!(file instanceof Blob)) throw new TypeError('Expected a file');
    saveFile(file, `mesajlar-${dayInIstanbul(new Date())}.csv`);
  } catch {
    tellFailure(adminInboxText.downloadFailed, () => void downloadMessages(listing));
  }
}
