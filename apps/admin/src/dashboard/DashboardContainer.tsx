import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { DashboardScreen } from '@vitrin/ui/admin/DashboardScreen';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isListed, isSetupAhead, setupQuery } from '../firstDay/firstDay.ts';
import { useNewestMessages } from '../inbox/messages.ts';
import { useRole, useSignedIn } from '../session/session.ts';
import { useDashboard } from './dashboard.ts';
import { client } from '../api.ts';
import { useServerWarnings } from './serverWarnings.ts';
import { late } from '@vitrin/ui/admin/late';
import { useNow } from '../shared/useNow.ts';

/** Wide enough for a scaled-down page to be legible; narrower screens do not load it. */
const roomForSite = '(min-width: 901px)';

/** Loaded after the figures and lists, since it is a whole page with its pictures. */
const YourSite = late(async () => (await import('./YourSiteContainer.tsx')).YourSiteContainer);

/** Planned publications; usually there are none. */
const Planned = late(async () => (await import('./PlannedContainer.tsx')).PlannedContainer);

/** Problems for the server's operator; usually there are none. */
const Warnings = late(async () => (await import('@vitrin/ui/admin/ServerWarnings')).ServerWarnings);

/** Statistics of the inbox, below its new messages. */
const Leads = late(async () => (await import('./LeadsContainer.tsx')).LeadsContainer);

/** Visit statistics, which are only viewed occasionally. */
const Visits = late(async () => (await import('./VisitsContainer.tsx')).VisitsContainer);

/** What a new site lacks, for its owner. */
const FirstDay = late(async () => (await import('../firstDay/ChecklistContainer.tsx')).ChecklistContainer);

/** The dashboard over everything that the panel manages. An owner's very first visit leads to the set-up instead. */
export function DashboardContainer() {
  const { user } = useSignedIn();
  const newest = useNewestMessages();
  const role = useRole();
  const warnings = useServerWarnings();
  const [hasRoom] = useState(() => matchMedia(roomForSite).matches);
  const mayNeedSetup = client.setup !== undefined && role === 'owner';
  // Along with the dashboard's own data: once the dashboard can be used, nothing replaces it.
  const { data: setup, isPending } = useQuery({ ...setupQuery, enabled: mayNeedSetup });
  const kinds = useDashboard();
  const now = useNow();
  if (mayNeedSetup && setup && isSetupAhead(setup)) return <Navigate to={adminPaths.setup()} replace />;
  return (
    <DashboardScreen
      firstName={user?.name ?? ''}
      waiting={mayNeedSetup && isPending}
      kinds={kinds}
      messages={newest}
      role={role}
      warnings={<Warnings wanted={warnings.length > 0} warnings={warnings} />}
      {...(role !== 'author' && {
        ...(client.plans && { planned: <Planned wanted={false} /> }),
        ...(client.messages && { leads: <Leads wanted={false} /> }),
        ...(client.visits && { visits: <Visits wanted={false} /> }),
      })}
      {...(mayNeedSetup &&
        setup &&
        isListed(setup) && { firstDay: <FirstDay wanted={false} setup={setup} /> })}
      now={now}
      {...(hasRoom && { site: <YourSite wanted={false} /> })}
    />
  );
}
