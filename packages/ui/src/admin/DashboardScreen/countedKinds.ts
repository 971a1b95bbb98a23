import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { type LucideIcon, Settings } from 'lucide-react';
import { adminText } from '../../text/panelText.ts';
import { kindsWith, type ManagedKind, managedKinds } from '../parts/managedKinds.ts';

type Kinds = typeof managedKinds;

/** A kind that the dashboard counts. */
export type CountedKind = {
  [Name in keyof Kinds]: Kinds[Name] extends { counted: object } ? Name : never;
}[keyof Kinds];

function namesInOrder(kinds: Kinds): readonly CountedKind[];
function namesInOrder(kinds: Readonly<Record<string, ManagedKind>>): readonly string[] {
  return Object.entries(kinds)
    .flatMap(([name, { counted }]) => (counted ? [{ name, place: counted.place }] : []))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

/** The kinds in the order of their counts. */
export const kindNames = namesInOrder(managedKinds);

/** The kinds whose newest items appear under recent activity. */
export const recentKinds = kindNames.filter((name) => managedKinds[name].counted.recent);

const quickKinds = kindsWith(true)
  .flatMap(({ quick, ...kind }) => (quick === undefined ? [] : [{ ...kind, quick }]))
  .toSorted((a, b) => a.quick.place - b.quick.place);

/** The most common destinations: the kinds, then the settings. */
export const quickActions = (): readonly { label: string; href: string; icon: LucideIcon }[] => [
  ...quickKinds.map(({ label, href, icon, begin, quick }) =>
    quick.to === 'list' ? { label: label(), href, icon } : { label: begin.label(), href: begin.href, icon },
  ),
  { label: adminText.frame.settings, href: adminPaths.settings(), icon: Settings },
];
