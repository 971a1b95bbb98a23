import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Load } from '@vitrin/contract/load';
import type { Service } from '@vitrin/contract/service';
import { Plus, RotateCcw } from 'lucide-react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminText } from '../../text/admin.en.ts';
import { ItemTableSkeleton } from '../parts/ItemTable/ItemTableSkeleton.tsx';
import type { ItemView } from '../parts/itemView.ts';
import { ListToolbar } from '../parts/ListToolbar/ListToolbar.tsx';
import { ServicesList } from './ServicesList.tsx';

export type ServicesScreenProps = {
  services: Load<readonly Service[]>;
  view: ItemView;
  /** The moment from which "5 minutes ago" is counted. */
  now: Date;
  /** Services whose switch waits for the server. */
  pending: ReadonlySet<string>;
  onView: (view: ItemView) => void;
  onToggle: (id: string) => void;
  /** Makes all of these visible, or none. */
  onActivate: (ids: readonly string[], active: boolean) => void;
  /** The whole list in its new order. */
  onReorder: (ids: readonly string[]) => void;
  onDelete: (ids: readonly string[]) => void;
};

const text = adminText.services;

/** All services in the order of the website: found, sorted, switched, moved, deleted. */
export function ServicesScreen(props: ServicesScreenProps) {
  const { services } = props;
  if (services.status === 'failed') {
    return (
      <EmptyState
        urgent
        drawing="lostConnection"
        title={services.error}
        detail={adminText.nothingLost}
        action={
          <Button tone="quiet" icon={<RotateCcw size={16} aria-hidden />} onClick={services.retry}>
            {adminText.tryAgain}
          </Button>
        }
      />
    );
  }
  if (services.status === 'loading') {
    return (
      <>
        <ListToolbar
          view={props.view}
          searchLabel={text.search}
          newLabel={text.new}
          newHref={adminPaths.newService()}
          onView={props.onView}
        />
        <ItemTableSkeleton />
      </>
    );
  }
  if (services.data.length === 0) {
    return (
      <EmptyState
        drawing="emptyWindow"
        title={text.emptyTitle}
        detail={text.empty}
        action={
          <ButtonLink href={adminPaths.newService()} icon={<Plus size={16} aria-hidden />}>
            {text.new}
          </ButtonLink>
        }
      />
    );
  }
  return <ServicesList {...props} services={services.data} />;
}
