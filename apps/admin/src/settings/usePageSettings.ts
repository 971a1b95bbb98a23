import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SettingsScreenProps, StoredPages } from '@vitrin/ui/admin/SettingsScreen';
import { adminSettingsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { pagesQuery } from '../publicSite/pagesQuery.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { outcomeOf } from './settingsOutcome.ts';

const { homePage, about, teamPage } = client;

/** The texts of home, about and team page, and functions that save them. */
export function usePageSettings() {
  const { home: text, loadFailed } = adminSettingsText;
  const queries = useQueryClient();
  const pages = useQuery(pagesQuery);

  const save: SettingsScreenProps['onSavePages'] = async (change, stored) => {
    const { home, about: ofAbout, team } = change;
    const outcome = await outcomeOf(stored, [
      ...(home
        ? [{ name: text.homePart, field: 'home', done: saved('home', homePage.save({ body: home })) }]
        : []),
      ...(ofAbout && about.save
        ? [{ name: text.about, field: 'about', done: saved('about', about.save({ body: ofAbout })) }]
        : []),
      ...(team && teamPage.save
        ? [{ name: text.team, field: 'team', done: saved('team', teamPage.save({ body: team })) }]
        : []),
    ]);
    // Without a connection refetching takes long, and the result must not wait for it.
    void queries.invalidateQueries({ queryKey: keys.pages });
    return outcome;
  };

  return { pages: loadOf(pages, loadFailed), save };
}

async function saved<Page extends keyof StoredPages>(page: Page, call: Promise<StoredPages[Page]>) {
  return { [page]: await call };
}
