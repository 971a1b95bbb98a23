import type { FoundEntry } from '@vitrin/contract/search/found';
import { markedParts } from '@vitrin/contract/search/foundText';
import { Link } from '../../../elements/Link/Link.tsx';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import * as css from './FoundList.css.ts';

export type FoundListProps = {
  items: readonly FoundEntry[];
  /** The search words, marked in titles and texts. */
  words: readonly string[];
  /** The heading level of the titles. */
  titleAs: 'h2' | 'h3';
};

/** Entries of any kind as a list: title, excerpt and a small picture. */
export function FoundList(props: FoundListProps) {
  const { items, words, titleAs: Title } = props;
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`} className={css.item}>
          <div className={css.words}>
            <Title className={css.title}>
              <Link href={item.address} className={css.link}>
                <Marked text={item.title} words={words} />
              </Link>
            </Title>
            {item.text !== '' && (
              <p className={css.text}>
                <Marked text={item.text} words={words} />
              </p>
            )}
          </div>
          {item.image !== null && (
            <div className={css.picture}>
              <Picture image={{ ...item.image, alt: '' }} sizes="96px" frame="square" fill />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map((part) =>
    part.found ? (
      <mark key={part.at} className={css.marked}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
