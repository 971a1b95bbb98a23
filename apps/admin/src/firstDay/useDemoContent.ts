import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminFirstDayText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { loadOf } from '../shared/loadOf.ts';
import { demoContentQuery } from './firstDay.ts';

/** The remains of a demo, and a function that removes them. */
export function useDemoContent() {
  const text = adminFirstDayText.demo;
  const queries = useQueryClient();
  const query = useQuery(demoContentQuery);

  async function onClean(): Promise<boolean> {
    try {
      const { removed } = await ourClient.demoContent.clean();
      notifySuccess(text.cleaned(removed));
    } catch {
      return false;
    }
    // It has been removed from every list and count.
    queries.removeQueries({ type: 'inactive' });
    await queries.invalidateQueries();
    return true;
  }

  return { demo: loadOf(query, text.loadFailed), onClean };
}
