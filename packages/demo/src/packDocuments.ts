import type { DemoDocument, DemoPack } from './pack.ts';

/** All PDFs of a pack. */
export const packDocuments = ({ projects, proof }: DemoPack): DemoDocument[] =>
  [...projects, ...(proof.certificates ?? [])].flatMap(({ pdf }) => (pdf === undefined ? [] : [pdf]));
