import type { HomePage } from '@vitrin/contract/home';
import { emptyHomePage } from '@vitrin/contract/homeDefaults';
import type { Load } from '@vitrin/contract/load';
import type { Service } from '@vitrin/contract/service';
import { HomeOpening } from './HomeOpening.tsx';
import { HomeServices } from './HomeServices.tsx';

export type HomeScreenProps = { home: Load<HomePage>; services: Load<readonly Service[]> };

/** The home page: the banner, then the first services. */
export function HomeScreen(props: HomeScreenProps) {
  const { home, services } = props;
  const texts = home.status === 'ready' ? home.data : emptyHomePage;
  return (
    <>
      <HomeOpening home={home} />
      {home.status !== 'failed' && (
        <HomeServices
          number={1}
          title={texts.servicesTitle}
          description={texts.servicesDescription}
          services={services}
        />
      )}
    </>
  );
}
