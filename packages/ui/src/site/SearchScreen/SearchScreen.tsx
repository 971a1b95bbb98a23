import { useEffect, useRef } from 'react';
import { askedWords, isTooShort } from '@vitrin/contract/search/foundText';
import type { Found } from '@vitrin/contract/search/found';
import type { FoundKind } from '@vitrin/contract/search/foundKinds';
import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import type { FilledParts } from '@vitrin/contract/settings/siteInfo';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteSearchText as text } from '@vitrin/ui/text/website/siteSearch';
import { wrap } from '../../theme/layout.css.ts';
import { headings } from '../../theme/type.css.ts';
import { FoundList } from '../parts/FoundList/FoundList.tsx';
import { GrowingList, type ListMore } from '../parts/GrowingList/GrowingList.tsx';
import type { ListPlace } from '../parts/ListPages/ListPages.tsx';
import { filledLinks, serviceLinks } from '../parts/menu.ts';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import * as css from './SearchScreen.css.ts';

export type SearchScreenProps = {
  /** The search text, as typed. */
  q: string;
  /** The kind whose results are shown, page by page; without it, the best results of each kind. */
  kind?: FoundKind | undefined;
  /** Which page of that kind it is. */
  place?: ListPlace | undefined;
  /** Loads the next page of the list below. */
  more?: ListMore | undefined;
  found: Load<Found>;
  services: readonly ServiceBasic[];
  /** Which parts of the website have content; all of them if unknown. */
  filled?: FilledParts | undefined;
  /** Searches by client-side navigation; without it, the form is submitted. */
  onSearch?: ((q: string) => void) | undefined;
};

/** The URL of the results of one kind. */
const ofKind = (q: string, kind: FoundKind): string => `${sitePaths.search(q)}&tur=${text.kindSlugs[kind]}`;

/** Searches services, projects and posts. */
export function SearchScreen(props: SearchScreenProps) {
  const { q, kind, place, onSearch } = props;
  const field = useRef<HTMLInputElement>(null);
  /** The search that the field has last asked for or been given. */
  const asked = useRef(q);
  // Text that somebody typed on while results were loading stays; another search, as on Back, replaces it.
  useEffect(() => {
    if (asked.current === q || field.current === null) return;
    asked.current = q;
    field.current.value = q;
  }, [q]);
  return (
    <>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <div className={classes(wrap, css.body)}>
        <search>
          <form
            action={sitePaths.search()}
            className={css.form}
            onSubmit={(event) => {
              if (onSearch === undefined) return;
              event.preventDefault();
              asked.current = field.current?.value.trim() ?? '';
              // A keyboard on the screen would cover the results.
              if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
              onSearch(asked.current);
            }}
          >
            <div className={css.field}>
              <TextField
                ref={field}
                id="arama"
                label={text.field}
                name="q"
                type="search"
                defaultValue={q}
                maxLength={limits.searchCharacters}
                autoComplete="off"
                // The page was opened for typing a search.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={q === ''}
              />
            </div>
            <Button type="submit" icon={<Icon name="search" />}>
              {text.submit}
            </Button>
          </form>
        </search>
        <Results key={`${q} ${kind} ${place?.page}`} {...props} />
      </div>
    </>
  );
}

/** Suggested starting points. */
function Beginnings({ services, filled }: SearchScreenProps) {
  const links = [...serviceLinks(services), ...filledLinks(filled, ['projects', 'posts', 'team'])];
  return (
    <nav className={css.group} aria-labelledby="baslangic">
      <h2 id="baslangic" className={headings.h3}>
        {text.start}
      </h2>
      <ul className={css.beginnings}>
        {[...links, { label: siteText.menu.contact, href: sitePaths.contact() }].map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={css.more}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TooShort() {
  return (
    <div>
      <output className={headings.h3}>{text.tooShort}</output>
      <p className={css.hint}>{text.tooShortHint}</p>
    </div>
  );
}

function Results(props: SearchScreenProps) {
  const { q, kind, place, more, found } = props;
  if (q === '') return <Beginnings {...props} />;
  if (isTooShort(q)) return <TooShort />;
  if (found.status === 'loading') {
    return (
      <div className={css.blank} aria-busy="true">
        <output>
          <VisuallyHidden>{text.loading}</VisuallyHidden>
        </output>
        {['60%', '48%', '54%', '40%'].map((width) => (
          <Skeleton key={width} width={width} height="1.6rem" />
        ))}
      </div>
    );
  }
  if (found.status === 'failed') {
    return (
      <StatePanel
        state="failed"
        title={text.failed}
        hint={text.failedHint}
        actions={<Button onClick={found.retry}>{siteText.action.retry}</Button>}
      />
    );
  }
  const groups = found.data.groups.filter(({ items }) => items.length > 0);
  const total = found.data.groups.reduce((sum, group) => sum + group.total, 0);
  if (groups.length === 0) {
    return (
      <StatePanel
        state="empty"
        title={text.empty(q)}
        hint={text.emptyHint}
        actions={<ButtonLink href={sitePaths.contact()}>{siteText.menu.contact}</ButtonLink>}
      />
    );
  }
  const words = askedWords(q);
  return (
    <>
      <div className={css.summary}>
        <output>{text.results(total)}</output>
        {kind !== undefined && (
          <Link href={sitePaths.search(q)} className={css.more}>
            {text.backToAll}
          </Link>
        )}
      </div>
      {groups.map((group) => (
        <section key={group.kind} className={css.group} aria-labelledby={`tur-${group.kind}`}>
          <div className={css.head}>
            <h2 id={`tur-${group.kind}`} className={headings.h2}>
              {text.kinds[group.kind]}
            </h2>
            {kind === undefined && group.total > group.items.length && (
              <Link href={ofKind(q, group.kind)} className={css.more}>
                {text.all(group.total)}
              </Link>
            )}
          </div>
          <GrowingList place={place} path={ofKind(q, group.kind)} more={more}>
            <FoundList items={group.items} words={words} titleAs="h3" />
          </GrowingList>
        </section>
      ))}
    </>
  );
}
