import type { ChecklistItem, Setup } from '@vitrin/contract/operation/setup';
import { Circle, CircleCheck } from 'lucide-react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import * as css from './Checklist.css.ts';

export type ChecklistProps = {
  items: Setup['checklist'];
  /** The screen on which an item is completed. */
  hrefOf: (item: ChecklistItem) => string;
  /** Resumes the set-up if it was left before its end. */
  resumeHref?: string | undefined;
  /** Dismisses the checklist once everything is done. */
  onDismiss: () => void;
};

/** The checklist of a new site, until it is complete: what is next, and the rest on demand. */
export function Checklist({ items, hrefOf, resumeHref, onDismiss }: ChecklistProps) {
  const text = adminFirstDayText.checklist;
  const done = items.filter((item) => item.done).length;
  const next = items.find((item) => !item.done)?.item;
  return (
    <section className={css.box} aria-labelledby="checklist">
      <div className={css.top}>
        <div>
          <h2 className={css.heading} id="checklist">
            {text.title}
          </h2>
          <p className={css.count}>{next === undefined ? text.allDone : text.progress(done, items.length)}</p>
        </div>
        {next === undefined ? (
          <Button tone="line" size="small" onClick={onDismiss}>
            {text.dismiss}
          </Button>
        ) : (
          resumeHref !== undefined && (
            <ButtonLink tone="line" size="small" href={resumeHref}>
              {text.resume}
            </ButtonLink>
          )
        )}
      </div>
      {next !== undefined && (
        <p className={css.next}>
          {text.next}
          <Link className={css.link} href={hrefOf(next)}>
            {text.items[next]}
          </Link>
        </p>
      )}
      <Disclosure label={next === undefined ? text.all : text.rest}>
        <ul className={css.list}>
          {items
            .filter(({ item }) => item !== next)
            .map(({ item, done: isItemDone }) => (
              <li key={item} className={css.item}>
                {isItemDone ? (
                  <CircleCheck className={css.icons.done} size={18} aria-hidden />
                ) : (
                  <Circle className={css.icons.open} size={18} aria-hidden />
                )}
                <VisuallyHidden>{isItemDone ? text.done : text.open}</VisuallyHidden>
                {isItemDone ? (
                  <span className={css.finished}>{text.items[item]}</span>
                ) : (
                  <Link className={css.link} href={hrefOf(item)}>
                    {text.items[item]}
                  </Link>
                )}
              </li>
            ))}
        </ul>
      </Disclosure>
    </section>
  );
}
