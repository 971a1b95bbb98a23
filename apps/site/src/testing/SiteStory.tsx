import { createBrowserClient } from '@vitrin/api-client/browser';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type RootContainerProps, SitePages } from '../containers/RootContainer.tsx';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { noFiles } from '../document/pageFiles.ts';
import { PlaceTeller } from '../navigation/browserRouter.tsx';
import { loadPage } from '../navigation/loadPage.ts';
import { loadRoot } from '../pageData/rootData.ts';
import { Navigator } from '../navigation/Navigator.tsx';
import { usePlace } from '../navigation/place.ts';
import { Places, type RouterProps } from '../navigation/Places.tsx';
import { HeadTags } from '../HeadTags.tsx';
import { createRoutes } from '../routes.tsx';

export type SiteStoryProps = {
  /** The page of the site that is opened first. */
  address: string;
  /** Called with each address that the visitor opens. */
  onAddress?: (address: string) => void;
};

const parts = {
  themeStyle: '',
  hydrationJson: '',
  origin: 'https://ornek.example',
  api: undefined,
  usedStyles: undefined,
  firstViewScript: '',
  startScript: '',
  files: noFiles,
};

const api = async () => createBrowserClient({ host: '' });

/** The whole site as it runs in a browser, with an address bar of its own, over the story's mocked API. */
export function SiteStory(props: SiteStoryProps) {
  const { address, onAddress } = props;
  const [pages, setPages] = useState<RootContainerProps>();
  useEffect(() => {
    const open = async (): Promise<void> => {
      const routes = createRoutes(api);
      const request = new Request(new URL(address, window.location.href));
      const [{ root }, firstPage] = await Promise.all([loadRoot(api), loadPage(routes, request)]);
      if (!('location' in firstPage)) setPages({ root, api, bringRoutes: async () => routes, firstPage });
    };
    void open();
  }, [address]);
  if (pages === undefined) return null;
  return (
    <DocumentPartsContext value={parts}>
      <Places first={placeOf(address)} bringRouter={memoryRouter(address)} onRewrite={stay}>
        {onAddress && <AddressTeller onAddress={onAddress} />}
        <SitePages {...pages} />
      </Places>
    </DocumentPartsContext>
  );
}

function placeOf(address: string) {
  const { pathname, search, hash } = new URL(address, window.location.href);
  return { pathname, search, hash, key: 'default' };
}

/** The story's address is not that of the page in it. */
const stay = () => undefined;

/** A router with its own history, for a story that must not leave its page. */
const memoryRouter = (address: string) => async () => ({
  Router: (props: RouterProps) => (
    <MemoryRouter initialEntries={[address]}>
      <PlaceTeller {...props} />
    </MemoryRouter>
  ),
  Navigator,
  HeadTags,
});

function AddressTeller({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = usePlace().location;
  useEffect(() => onAddress(decodeURI(pathname + search)), [pathname, search, onAddress]);
  return null;
}

/** Before and after a story: the preloader is not shown again, so that it covers nothing. */
export function afterPreloader() {
  document.documentElement.dataset['seen'] = '';
}
