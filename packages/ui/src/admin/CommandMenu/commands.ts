import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { limits } from '@vitrin/contract/limits';
import { fold } from '@vitrin/contract/text/turkish';
import { CircleUserRound, FileText, LogOut, type LucideIcon, Settings } from 'lucide-react';
import { adminSettingsText, adminText } from '../../text/panelText.ts';
import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { navigationWith, type Reach } from '../AdminFrame/adminNavigation.ts';
import { kindsWith } from '../parts/managedKinds.ts';

/** A page that the command menu leads to. */
export type Command = {
  label: string;
  href: string;
  icon: LucideIcon;
  where?: string;
  /** Other search terms that match this command. */
  holds?: readonly string[];
  /** It signs out, instead of leading somewhere. */
  logout?: true;
};

/** Something that the panel manages, as it can be found by its title. */
export type CommandEntry = {
  /** Unique across all entries. */
  key: string;
  title: string;
  /** The kind it belongs to, such as "Services". */
  where: string;
  href: string;
  /** The search that this entry is a server result of; any of its texts may have matched. */
  foundFor?: string | undefined;
};

export type CommandGroup = { heading: string; commands: readonly Command[]; written?: boolean };

const wordsOf = (terms: string): readonly string[] => terms.split(', ');

const actionsWith = ({ inbox, role }: Reach): readonly Command[] =>
  kindsWith(inbox)
    .filter(({ begin }) => mayOpen(role, begin.href))
    .map(({ begin: { label, href, icon } }) => ({ label: label(), href, icon }));

const logout = (): Command => ({
  label: adminText.frame.logout,
  holds: wordsOf(adminSettingsText.commands.holds.logout),
  href: adminPaths.login(),
  icon: LogOut,
  logout: true,
});

function screensWith(has: Reach): readonly Command[] {
  const { holds } = adminSettingsText.commands;
  const ways = new Map<string, string>([
    [adminPaths.activity(), holds.activity],
    [adminPaths.users(), holds.users],
    [adminPaths.trash(), holds.trash],
    [adminPaths.library(), holds.library],
    [adminPaths.health(), holds.health],
  ]);
  return [
    ...navigationWith(has)
      .flat()
      .map(({ label, href, icon }) => ({ label, href, icon, holds: wordsOf(ways.get(href) ?? '') })),
    ...(has.inbox
      ? [
          {
            label: adminText.frame.profile,
            holds: wordsOf(holds.profile),
            href: adminPaths.profile(),
            icon: CircleUserRound,
          },
        ]
      : []),
    ...(mayOpen(has.role, adminPaths.settings()) ? tabsWith(has) : []).map((key) => ({
      label: adminSettingsText.tabs[key],
      holds: wordsOf(holds[key]),
      href: adminPaths.settings(key),
      icon: Settings,
      where: adminText.frame.settings,
    })),
  ];
}

const tabKeys = ['general', 'home', 'contact', 'social', 'footer', 'map', 'slider', 'theme'] as const;
/** Tabs that only our server has calls for. */
const addedTabs = ['personal', 'mail'] as const;

const tabsWith = ({ inbox }: Reach) => (inbox ? [...tabKeys, ...addedTabs] : tabKeys);

/**
 * How well a title matches a search: 0 if equal, 1 as its prefix, 2 as the prefix of a word, 3 within a word, 4 if not
 * at all.
 */
function distanceOf(title: string, wanted: string): number {
  const folded = fold(title);
  if (folded === wanted) return 0;
  if (folded.startsWith(wanted)) return 1;
  if (folded.includes(` ${wanted}`)) return 2;
  return folded.includes(wanted) ? 3 : 4;
}

/** The matches of a search, by Turkish rules; without a search, all actions and screens, and no entries. */
export function findCommands(
  search: string,
  entries: readonly CommandEntry[],
  has: Reach = { inbox: true },
): CommandGroup[] {
  const text = adminSettingsText.commands;
  const wanted = fold(search.trim());
  const fits = (label: string) => fold(label).includes(wanted);
  const leadsThere = ({ label, holds = [] }: Command) =>
    fits(label) || (wanted.length > 1 && holds.some((word) => fold(word).startsWith(wanted)));
  const found =
    wanted === ''
      ? []
      : entries
          .filter(({ title, foundFor }) => fits(title) || foundFor === search.trim())
          .toSorted((a, b) => distanceOf(a.title, wanted) - distanceOf(b.title, wanted))
          .slice(0, limits.commandEntries)
          .map(({ title, href, where }) => ({ label: title, href, where, icon: FileText }));
  return [
    { heading: text.actions, commands: [...actionsWith(has), logout()].filter(leadsThere) },
    { heading: text.screens, commands: screensWith(has).filter(leadsThere) },
    { heading: text.entries, commands: found, written: true },
  ].filter(({ commands }) => commands.length > 0);
}
