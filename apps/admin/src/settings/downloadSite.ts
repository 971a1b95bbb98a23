import type { DownloadBegin } from '@vitrin/ui/admin/SettingsScreen';
import { adminSettingsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';

const { siteFile } = client;

/**
 * Has the browser download the site. The browser's request carries no session token, so a ticket for one download is
 * requested first. Undefined if the API offers no such file.
 */
export const downloadSite =
  siteFile &&
  (async (messages: boolean): Promise<DownloadBegin> => {
    try {
      const { address } = await siteFile.ticket({ body: { messages } });
      const link = document.createElement('a');
      link.href = address;
      link.download = '';
      document.body.append(link);
      link.click();
      link.remove();
      return { begun: true };
    } catch (error) {
      return { begun: false, why: knownReasonOf(error) ?? adminSettingsText.siteFile.unknown };
    }
  });
