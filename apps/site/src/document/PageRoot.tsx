import { type ReactNode, StrictMode, useEffect } from 'react';
import { preinit } from 'react-dom';
import { type DocumentParts, DocumentPartsContext } from './documentParts.ts';

export type PageRootProps = {
  parts: DocumentParts;
  /** The style sheets that the server links, unless the page inlines their rules. */
  styles?: readonly string[] | undefined;
  /** Called once the page is hydrated. */
  onHydrated?: () => void;
  children: ReactNode;
};

/** The tree above the router. Server and browser share it, because `useId` derives ids from the tree's shape. */
export function PageRoot(props: PageRootProps) {
  const { onHydrated } = props;
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      {import.meta.env.SSR && <LinkedStyles styles={props.styles} />}
      <DocumentPartsContext value={props.parts}>{props.children}</DocumentPartsContext>
    </StrictMode>
  );
}

function LinkedStyles({ styles }: Pick<PageRootProps, 'styles'>) {
  for (const href of styles ?? []) preinit(href, { as: 'style' });
  return null;
}
