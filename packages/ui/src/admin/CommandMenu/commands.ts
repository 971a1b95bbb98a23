import { adminPaths } from '@vitrin/contract/adminPaths';
import { limits } from '@vitrin/contract/limits';
import { fold } from '@vitrin/contract/turkish';
import { FileText, type LucideIcon, Settings } from 'lucide-react';
import { adminSettingsText, adminText } from '../../text/panelText.ts';
import { navigationWith } from '../AdminFrame/adminNavigation.ts';
import { managedKinds } from '../parts/managedKinds.ts';

/** A destination. */
export type Command = { label: string; href: string; icon: LucideIcon; where?: string };

/** Something that the panel manages, as it can be found by its title. */
export type CommandEntry = {
  /** Unique among all entries. */
  key: string;
  title: string;
  /** The kind it belongs to, such as "Services". */
  where: string;
  href: string;
};

export type CommandGroup = { heading: string; commands: readonly Command[]; written?: boolean };

const actions = (): readonly Command[] =>
  Object.values(managedKinds).map(({ begin: { label, href, icon } }) => ({ label: label(), href, icon }));

const screensWith = (has: { inbox: boolean }): readonly Command[] => [
  ...navigationWith(has).flat(),
  ...Object.entries(adminSettingsText.tabs).map(([key, label]) => ({
    label,
    href: adminPaths.settings(key),
    icon: Settings,
    where: adminText.frame.settings,
  })),
];

/** What matches a search, by Turkish rules; without one all actions and screens, and no entries. */
export function findCommands(
  search: string,
  entries: readonly CommandEntry[],
  has = { inbox: true },
): CommandGroup[] {
  const text = adminSettingsText.commands;
  const wanted = fold(search.trim());
  const fits = (label: string) => fold(label).includes(wanted);
  const found =
    wanted === ''
      ? []
      : entries
          .filter(({ title }) => fits(title))
          .slice(0, limits.commandEntries)
          .map(({ title, href, where }) => ({ label: title, href, where, icon: FileText }));
  return [
    { heading: text.actions, commands: actions().filter(({ label }) => fits(label)) },
    { heading: text.screens, commands: screensWith(has).filter(({ label }) => fits(label)) },
    { heading: text.entries, commands: found, written: true },
  ].filter(({ commands }) => commands.length > 0);
}
