import { DashboardScreen } from '@vitrin/ui/admin/DashboardScreen';
import { useDashboard } from '../dashboard.ts';
import { useMessages } from '../messages.ts';
import { useSignedIn } from '../session.ts';
import { useNow } from '../useNow.ts';

/** The dashboard over everything that the panel manages. */
export function DashboardContainer() {
  const { user } = useSignedIn();
  return (
    <DashboardScreen
      firstName={user?.name ?? ''}
      data={useDashboard()}
      messages={useMessages('inbox')}
      now={useNow()}
    />
  );
}
