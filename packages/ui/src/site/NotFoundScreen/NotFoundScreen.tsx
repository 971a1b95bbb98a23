import { sitePaths } from '@vitrin/contract/sitePaths';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { Lost } from '../parts/Lost/Lost.tsx';

const { notFound, action, services } = siteText;

/** The page of an unknown address. */
export function NotFoundScreen() {
  return (
    <Lost
      code={notFound.code}
      title={notFound.title}
      hint={notFound.hint}
      actions={
        <>
          <ButtonLink href={sitePaths.home()} arrow={<Icon name="arrow" />}>
            {action.toHome}
          </ButtonLink>
          <ButtonLink href={sitePaths.services()} tone="quiet">
            {services.title}
          </ButtonLink>
        </>
      }
    />
  );
}
