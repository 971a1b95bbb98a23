import type { DemoDocument, DemoPack } from './pack.ts';

/** All PDFs of a pack. */
export const packDocuments = ({ projects, certificates = [] }: DemoPack): DemoDocument[] =>
  [...projects, ...certificates].flatMap(({ pdf }) => (pdf === undefined ? [] : [pdf]));
