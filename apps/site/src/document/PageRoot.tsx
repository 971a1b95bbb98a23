import type { PageAssets } from '@vitrin/contract/rendering';
import { type ReactNode, StrictMode } from 'react';
import { preinit, preloadModule } from 'react-dom';
import { type DocumentParts, DocumentPartsContext } from './documentParts.ts';

export type PageRootProps = {
  parts: DocumentParts;
  /** The built files to link; none in the browser, which has loaded them. */
  assets: PageAssets | null;
  children: ReactNode;
};

/** The tree above the router. Server and browser share it, because `useId` derives ids from the tree's shape. */
export function PageRoot(props: PageRootProps) {
  return (
    <StrictMode>
      <LinkedAssets assets={props.assets} />
      <DocumentPartsContext value={props.parts}>{props.children}</DocumentPartsContext>
    </StrictMode>
  );
}

function LinkedAssets(props: { assets: PageAssets | null }) {
  for (const href of props.assets?.styles ?? []) preinit(href, { as: 'style' });
  for (const href of props.assets?.modules ?? []) preloadModule(href);
  return null;
}
