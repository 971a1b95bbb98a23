import { ServicesScreen } from '@vitrin/ui/admin/ServicesScreen';
import { useFlippingServices, useServiceActions, useServices } from '../services.ts';
import { useItemView } from '../useItemView.ts';
import { useNow } from '../useNow.ts';

/** The list of services over the API. */
export function ServicesContainer() {
  const actions = useServiceActions();
  const [view, setView] = useItemView();
  return (
    <ServicesScreen
      services={useServices()}
      view={view}
      now={useNow()}
      pending={useFlippingServices()}
      onView={setView}
      onToggle={(id) => void actions.toggle([id])}
      onActivate={actions.activate}
      onReorder={(ids) => void actions.reorder(ids)}
      onDelete={actions.remove}
    />
  );
}
