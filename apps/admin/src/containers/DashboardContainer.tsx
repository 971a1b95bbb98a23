import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Load } from '@vitrin/contract/load';
import type { Service } from '@vitrin/contract/service';
import { type DashboardData, DashboardScreen } from '@vitrin/ui/admin/DashboardScreen';
import { adminText } from '@vitrin/ui/text/admin.en';
import { useContentItems } from '../contentList.ts';
import { serviceList } from '../contentLists.ts';
import { useSignedIn } from '../session.ts';
import { useNow } from '../useNow.ts';

/** The dashboard over everything that the panel manages. */
export function DashboardContainer() {
  const { user } = useSignedIn();
  return (
    <DashboardScreen
      firstName={user?.name ?? ''}
      data={dashboardOf(useContentItems(serviceList))}
      now={useNow()}
    />
  );
}

function dashboardOf(services: Load<readonly Service[]>): Load<DashboardData> {
  if (services.status === 'loading') return services;
  if (services.status === 'failed') return { ...services, error: adminText.dashboard.failed };
  return {
    status: 'ready',
    data: {
      counts: [
        {
          kind: 'services',
          total: services.data.length,
          active: services.data.filter(({ active }) => active).length,
        },
      ],
      items: services.data.map((service) => ({
        kind: 'services',
        id: service.id,
        title: service.title,
        image: service.image,
        href: adminPaths.editService(service.id),
        createdAt: service.createdAt,
      })),
    },
  };
}
