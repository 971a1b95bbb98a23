import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { type Load, ready } from '@vitrin/contract/load';
import { about } from '@vitrin/mocks/fixtures/about';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { teamPage } from '@vitrin/mocks/fixtures/members';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { lists, type Seeds } from '@vitrin/mocks/lists';
import { emptyLists } from '@vitrin/mocks/state';
import { withDrawing } from '../../parts/ReasonPanes/withDrawing.ts';
import type { HomeData } from '../homeOutline.ts';

/** Every list of the mocked API as a loaded one: the section of a new kind finds its list here. */
function read(seeds: Seeds): { readonly [Name in keyof Seeds]: Load<Seeds[Name]> };
function read(seeds: object): object {
  return Object.fromEntries(Object.entries(seeds).map(([name, list]) => [name, ready(list)]));
}

/** A home page with content in each of its parts. */
export const full: HomeData = {
  ...read(lists),
  home: ready(homePage),
  about: ready(about),
  team: ready(teamPage),
  projects: ready(projects),
  services: ready(lists.services.map(withDrawing)),
};

/** An empty home page. */
export const empty: HomeData = {
  ...read(emptyLists),
  home: ready(emptyHomePage),
  about: ready({ title: '', subtitle: '', description: '<p></p>', image: null }),
  team: ready({ ...teamPage, crews: [] }),
  projects: ready([]),
};

/** A home page whose parts are all in the same state. */
export function all(state: Load<never>): HomeData;
export function all(state: Load<never>): object {
  return Object.fromEntries(Object.keys(full).map((part) => [part, state]));
}
