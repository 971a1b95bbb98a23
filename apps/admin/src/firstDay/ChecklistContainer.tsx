import { useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { ChecklistItem, Setup } from '@vitrin/contract/operation/setup';
import { Checklist } from '@vitrin/ui/admin/Checklist';
import { adminFirstDayText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';
import { tellFailure } from '../shared/tellFailure.ts';

const places: Readonly<Record<ChecklistItem, string>> = {
  name: adminPaths.settings('general'),
  logo: adminPaths.settings('general'),
  colors: adminPaths.settings('theme'),
  phone: adminPaths.settings('contact'),
  services: adminPaths.newService(),
  pictures: adminPaths.gallery(),
  demo: adminPaths.demoContent(),
  mail: adminPaths.settings('mail'),
  backup: adminPaths.health(),
};

/** The checklist of a new site, over the API. */
export function ChecklistContainer({ setup }: { setup: Setup }) {
  const queries = useQueryClient();
  const { ended, checklist } = setup;

  async function dismiss() {
    try {
      queries.setQueryData(keys.setup, await ourClient.setup.save({ body: { dismissed: true } }));
    } catch {
      tellFailure(adminFirstDayText.setup.failed);
    }
  }

  return (
    <Checklist
      items={checklist}
      hrefOf={(item) => places[item]}
      resumeHref={ended ? undefined : adminPaths.setup()}
      onDismiss={() => void dismiss()}
    />
  );
}
