import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { Lost } from '../parts/Lost/Lost.tsx';

export type ErrorScreenProps = {
  /** Retries what failed; without it, only the link to the home page is offered. */
  onRetry?: () => void;
};

const { action } = siteText;
const { error } = sitePagesText;

/** The page shown after an unexpected error. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { onRetry } = props;
  return (
    <Lost
      code={error.code}
      title={error.title}
      hint={error.hint}
      actions={
        <>
          {onRetry !== undefined && <Button onClick={onRetry}>{action.retry}</Button>}
          <ButtonLink href={sitePaths.home()} tone={onRetry === undefined ? 'strong' : 'quiet'}>
            {action.toHome}
          </ButtonLink>
        </>
      }
    />
  );
}
