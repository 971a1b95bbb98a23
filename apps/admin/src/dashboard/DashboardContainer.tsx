import { DashboardScreen } from '@vitrin/ui/admin/DashboardScreen';
import { useState } from 'react';
import { useNewestMessages } from '../inbox/messages.ts';
import { useRole, useSignedIn } from '../session/session.ts';
import { useDashboard } from './dashboard.ts';
import { useServerWarnings } from './serverWarnings.ts';
import { late } from '@vitrin/ui/admin/late';
import { useNow } from '../useNow.ts';

/** Wide enough for a scaled-down page to be legible; narrower screens do not load it. */
const roomForSite = '(min-width: 901px)';

/** After the figures and lists that one comes for: it is a whole page with its pictures. */
const YourSite = late(async () => (await import('./YourSiteContainer.tsx')).YourSiteContainer);

/** The dashboard over everything that the panel manages. */
export function DashboardContainer() {
  const { user } = useSignedIn();
  const newest = useNewestMessages();
  const [hasRoom] = useState(() => matchMedia(roomForSite).matches);
  return (
    <DashboardScreen
      firstName={user?.name ?? ''}
      kinds={useDashboard()}
      messages={newest}
      role={useRole()}
      warnings={useServerWarnings()}
      now={useNow()}
      {...(hasRoom && { site: <YourSite wanted={false} /> })}
    />
  );
}
