import { useMutation, useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { HealthFinding } from '@vitrin/contract/operation/siteHealth';
import { HealthScreen } from '@vitrin/ui/admin/HealthScreen';
import { adminHealthText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { themeQuery } from '../publicSite/shownTheme.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { useRole } from '../session/session.ts';
import { entryAddress } from '../shared/entryAddress.ts';
import { useNow } from '../shared/useNow.ts';

const hrefOf = ({ kind, entryId }: HealthFinding): string =>
  kind === 'settings' ? adminPaths.settings(entryId) : entryAddress(kind, entryId);

/** The health of the website, over the API. */
export function HealthContainer() {
  const health = useQuery({
    queryKey: keys.siteHealth,
    queryFn: ({ signal }) => ourClient.siteHealth.read({ signal }),
    // The user has probably fixed something, and wants to see it gone.
    staleTime: 0,
  });
  const outside = useMutation({ mutationFn: () => ourClient.siteHealth.outsideLinks() });
  const palette = useQuery(themeQuery).data;
  return (
    <HealthScreen
      health={loadOf(health, adminHealthText.loadFailed)}
      palette={palette}
      role={useRole()}
      hrefOf={hrefOf}
      now={useNow()}
      outside={{
        status: outside.isPending ? 'asking' : outside.isError ? 'failed' : 'idle',
        found: outside.data,
        onAsk: () => outside.mutate(),
      }}
    />
  );
}
