import { limits } from '@vitrin/contract/limits';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';

const { homePage, about, teamPage } = client;

/** Loads home, about and team page, as previews show them and the settings edit them. */
export const pagesQuery = {
  queryKey: keys.pages,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [home, ofAbout, team] = await Promise.all([
      homePage.read({ signal }),
      about.read({ signal }),
      teamPage.read({ query: { pageSize: limits.pageMembers }, signal }),
    ]);
    return { home, about: ofAbout, team };
  },
} as const;
