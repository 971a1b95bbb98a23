import { certificateCalls, certificateKind } from './certificate.ts';
import { figureCalls, figureKind } from './figure.ts';
import { referenceCalls, referenceKind } from './reference.ts';
import { voiceCalls, voiceKind } from './voice.ts';

/**
 * The kinds that are fields with a place, each with a picture or without, by the names of their calls; `name` is what
 * one entry is called in code and in the store. Routes, tables, the trash, demo and addresses in the panel follow.
 */
export const plainKinds = {
  figures: { name: 'figure', kind: figureKind, calls: figureCalls },
  references: { name: 'reference', kind: referenceKind, calls: referenceCalls },
  voices: { name: 'voice', kind: voiceKind, calls: voiceCalls },
  certificates: { name: 'certificate', kind: certificateKind, calls: certificateCalls },
} as const;

type PlainKinds = typeof plainKinds;

/** The names of the plain kinds' calls. */
export type PlainGroup = keyof PlainKinds;

/** What one entry of each is called. */
export type PlainName<Group extends PlainGroup = PlainGroup> = PlainKinds[Group]['name'];

/** The kind behind each group of calls. */
export type PlainKind<Group extends PlainGroup = PlainGroup> = PlainKinds[Group]['kind'];

/** The groups of calls, in their order. */
export const plainGroups: readonly PlainGroup[] = Object.keys(plainKinds).filter(
  (group): group is PlainGroup => group in plainKinds,
);

/** The calls about plain kinds. */
export const plainCalls = callsOf(plainKinds);

function callsOf<Kinds extends Readonly<Record<string, { readonly calls: object }>>>(
  kinds: Kinds,
): { readonly [Group in keyof Kinds]: Kinds[Group]['calls'] };
function callsOf(kinds: Readonly<Record<string, { readonly calls: object }>>): Record<string, object> {
  return Object.fromEntries(Object.entries(kinds).map(([group, { calls }]) => [group, calls]));
}
