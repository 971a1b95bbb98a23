import type { FoundEntry } from '@vitrin/contract/search/found';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { Lost } from '../parts/Lost/Lost.tsx';
import { NearEntries } from '../parts/NearEntries/NearEntries.tsx';

const { menu } = siteText;
const { notFound, services } = sitePagesText;

export type NotFoundScreenProps = {
  /** Suggestions based on the words in the URL. */
  near?: readonly FoundEntry[];
};

/** The page for an unknown URL. */
export function NotFoundScreen(props: NotFoundScreenProps) {
  const { near = [] } = props;
  return (
    <Lost
      code={notFound.code}
      title={notFound.title}
      hint={notFound.hint}
      actions={
        <>
          <ButtonLink href={sitePaths.home()} arrow={<Icon name="arrow" />}>
            {menu.home}
          </ButtonLink>
          <ButtonLink href={sitePaths.services()} tone="quiet">
            {services.title}
          </ButtonLink>
          <ButtonLink href={sitePaths.search()} tone="quiet" icon={<Icon name="search" />}>
            {menu.search}
          </ButtonLink>
        </>
      }
    >
      {near.length > 0 && <NearEntries entries={near} />}
    </Lost>
  );
}
