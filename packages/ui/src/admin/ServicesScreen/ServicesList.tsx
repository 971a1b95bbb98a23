import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Service } from '@vitrin/contract/service';
import { useRef, useState } from 'react';
import { adminText } from '../../text/admin.en.ts';
import { BulkBar } from '../parts/BulkBar/BulkBar.tsx';
import { ItemTable } from '../parts/ItemTable/ItemTable.tsx';
import { arrange, moved, showsSiteOrder, tally, wholeView } from '../parts/itemView.ts';
import { ListToolbar } from '../parts/ListToolbar/ListToolbar.tsx';
import { DeleteServices } from './DeleteServices.tsx';
import { NoMatch } from './NoMatch.tsx';
import { searchedWords, tableItem } from './serviceRow.ts';
import * as styles from './ServicesScreen.css.ts';
import type { ServicesScreenProps } from './ServicesScreen.tsx';

export type ServicesListProps = Omit<ServicesScreenProps, 'services'> & { services: readonly Service[] };

const text = adminText.services;

/** The list once there is something in it. */
export function ServicesList(props: ServicesListProps) {
  const { services, view, onView } = props;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  const region = useRef<HTMLElement>(null);

  const shown = arrange(services, view, searchedWords);
  const selected = new Set(shown.filter(({ id }) => marked.has(id)).map(({ id }) => id));
  const orderable = showsSiteOrder(view);
  const clear = () => setMarked(new Set());

  function move(from: number, to: number) {
    props.onReorder(moved(services, from, to).map(({ id }) => id));
  }

  return (
    <section
      className={styles.list}
      data-selecting={selected.size > 0 ? '' : undefined}
      aria-label={text.title}
      ref={region}
      tabIndex={-1}
    >
      <div className={styles.toolbar}>
        <ListToolbar
          view={view}
          counts={tally(services)}
          searchLabel={text.search}
          newLabel={text.new}
          newHref={adminPaths.newService()}
          onView={onView}
        />
      </div>
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          onClear={clear}
          onActivate={(active) => {
            props.onActivate([...selected], active);
            clear();
          }}
          onDelete={() => setDoomed([...selected])}
        />
      )}
      {shown.length === 0 ? (
        <NoMatch view={view} onReset={() => onView({ ...wholeView, sort: view.sort })} />
      ) : (
        <ItemTable
          label={text.title}
          items={shown.map((service) => tableItem(service, props.now))}
          sort={view.sort}
          orderable={orderable}
          selected={selected}
          pending={props.pending}
          onSort={(sort) => onView({ ...view, sort })}
          onSelect={setMarked}
          onToggle={props.onToggle}
          onMove={move}
          onDelete={(id) => setDoomed([id])}
        />
      )}
      <p className={styles.foot}>
        <output>
          {orderable ? text.footInSiteOrder(services.length) : text.foot(shown.length, services.length)}
        </output>{' '}
        {orderable && <span className={styles.howToOrder}>{text.howToOrder}</span>}
      </p>
      <DeleteServices
        services={services.filter(({ id }) => doomed.includes(id))}
        focusAfter={region}
        onDelete={() => {
          props.onDelete(doomed);
          clear();
        }}
        onClose={() => setDoomed([])}
      />
    </section>
  );
}
