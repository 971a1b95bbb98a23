import type { z } from 'zod';
import { sitePaths } from '../paths/sitePaths.ts';
import { certificateCalls, certificateKind } from './certificate.ts';
import { figureCalls, figureKind } from './figure.ts';
import { memberCalls, memberKind } from './member.ts';
import { reasonCalls, reasonKind } from './reason.ts';
import { referenceCalls, referenceKind } from './reference.ts';
import { videoCalls, videoKind } from './video.ts';
import { voiceCalls, voiceKind } from './voice.ts';

/**
 * The kinds that are fields with a place, each with a picture or without, by the names of their calls; `name` is what
 * one entry is called in code and in the store, and `page` where visitors see its entries. Routes, tables, the trash,
 * demo and addresses in the panel follow.
 */
export const plainKinds = {
  reasons: { name: 'reason', kind: reasonKind, calls: reasonCalls, page: sitePaths.home },
  figures: { name: 'figure', kind: figureKind, calls: figureCalls, page: sitePaths.home },
  references: { name: 'reference', kind: referenceKind, calls: referenceCalls, page: sitePaths.home },
  voices: { name: 'voice', kind: voiceKind, calls: voiceCalls, page: sitePaths.home },
  certificates: {
    name: 'certificate',
    kind: certificateKind,
    calls: certificateCalls,
    page: sitePaths.about,
  },
  members: { name: 'member', kind: memberKind, calls: memberCalls, page: sitePaths.team },
  videos: { name: 'video', kind: videoKind, calls: videoCalls, page: sitePaths.videos },
} as const;

type PlainKinds = typeof plainKinds;

/** The groups of the plain kinds' calls. */
export type PlainGroup = keyof PlainKinds;

/** The name of one entry of each. */
export type PlainName<Group extends PlainGroup = PlainGroup> = PlainKinds[Group]['name'];

/** The kind behind each group of calls. */
export type PlainKind<Group extends PlainGroup = PlainGroup> = PlainKinds[Group]['kind'];

/** The fields of the form of each, all of them there. */
export type PlainValues<Group extends PlainGroup> = z.output<PlainKind<Group>['form']>;

/** The groups of calls, in their order. */
export const plainGroups: readonly PlainGroup[] = Object.keys(plainKinds).filter(
  (group): group is PlainGroup => group in plainKinds,
);

type GroupWith<Field extends string> = {
  [Group in PlainGroup]: PlainKind<Group>['record']['shape'] extends Readonly<Record<Field, unknown>>
    ? Group
    : never;
}[PlainGroup];

/** The groups of those whose entries show a picture. */
export type PicturedGroup = GroupWith<'image'>;
export const picturedGroups: readonly PicturedGroup[] = plainGroups.filter(
  (group): group is PicturedGroup => 'image' in plainKinds[group].kind.record.shape,
);

/** The groups of those whose entries may have a PDF. */
export type PdfGroup = GroupWith<'pdf'>;
export const pdfGroups: readonly PdfGroup[] = plainGroups.filter(
  (group): group is PdfGroup => 'pdf' in plainKinds[group].kind.record.shape,
);
