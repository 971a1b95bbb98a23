import type { DemoPack } from './pack.ts';

/** The demo companies, as the variable DEMO and Storybook's toolbar name them. */
export const packNames = ['insaat', 'karavan'] as const;

/** The name of a demo company. */
export type PackName = (typeof packNames)[number];

const packs: Readonly<Record<PackName, () => Promise<DemoPack>>> = {
  insaat: async () => (await import('./insaat.ts')).insaat,
  karavan: async () => (await import('./karavan.ts')).karavan,
};

/** A demo company; its texts are loaded on demand. */
export const readPack = (name: PackName): Promise<DemoPack> => packs[name]();

/** True for the name of a demo company. */
export const isPackName = (name: unknown): name is PackName => packNames.some((known) => known === name);
