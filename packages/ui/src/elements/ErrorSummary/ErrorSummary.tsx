import type { MouseEvent } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import * as css from './ErrorSummary.css.ts';

/** An error, and the id of the control that can fix it, if any. */
export type FormError = { message: string; controlId?: string | undefined };

export type ErrorSummaryProps = {
  /** A heading for all of the errors. */
  title: string;
  /** The errors in the order of their fields; those with a `controlId` link to it. */
  errors: readonly FormError[];
};

function focusControl(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const control = event.currentTarget.ownerDocument.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** All errors of a form, at its top, each linked to its field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return (
    <Notice tone="bad" announced="atOnce" title={props.title}>
      {props.errors.length > 0 && (
        <ul className={css.list}>
          {props.errors.map(({ message, controlId }) => (
            <li key={`${controlId ?? ''} ${message}`}>
              {controlId === undefined ? (
                message
              ) : (
                <a
                  className={css.link}
                  href={`#${controlId}`}
                  onClick={(event) => focusControl(event, controlId)}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
