import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { Lost } from '../parts/Lost/Lost.tsx';

export type ErrorScreenProps = {
  /** Whether the page could not be read, rather than shown. */
  unavailable?: boolean;
  /** Retries what failed; without it, only the link to the home page is offered. */
  onRetry?: () => void;
};

const { action, menu } = siteText;

/** The page shown after an unexpected error, or while nothing can be read. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { unavailable = false, onRetry } = props;
  const text = unavailable ? sitePagesText.unavailable : sitePagesText.error;
  return (
    <Lost
      code={text.code}
      title={text.title}
      hint={text.hint}
      actions={
        <>
          {onRetry !== undefined && <Button onClick={onRetry}>{action.retry}</Button>}
          <ButtonLink href={sitePaths.home()} tone={onRetry === undefined ? 'strong' : 'quiet'}>
            {menu.home}
          </ButtonLink>
        </>
      }
    />
  );
}
