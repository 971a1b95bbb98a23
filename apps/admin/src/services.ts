import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import type { Service } from '@vitrin/contract/service';
import { adminText } from '@vitrin/ui/text/admin.en';
import { client } from './api.ts';
import { createIdSet } from './idSet.ts';
import { loadOf } from './loadOf.ts';
import { keys } from './queryClient.ts';
import { tellFailure } from './tellFailure.ts';
import { undoable } from './undoable.ts';

const text = adminText.services;

/** Services whose switch waits for the server. */
const flipping = createIdSet();

/** Services that are gone from the screen while their deletion can still be undone. */
const leaving = createIdSet();

/** Counts the changes of the order; only the answer to the last one is shown. */
let moves = 0;

const flipped = (service: Service): Service => ({
  ...service,
  active: !service.active,
  status: service.active ? 'inactive' : 'active',
});

/** All services but those that are leaving. */
export function useServices(): Load<readonly Service[]> {
  const gone = leaving.use();
  const query = useQuery({
    queryKey: keys.services,
    queryFn: ({ signal }) => client.services.listAll({ signal }),
  });
  const load = loadOf(query, text.loadFailed);
  return load.status === 'ready'
    ? { status: 'ready', data: load.data.filter(({ id }) => !gone.has(id)) }
    : load;
}

/** The services whose switch waits for the server. */
export const useFlippingServices = (): ReadonlySet<string> => flipping.use();

/** What a list does to services: it changes at once on the screen, and back where the server refuses. */
export function useServiceActions() {
  const queries = useQueryClient();
  const read = () => queries.getQueryData<Service[]>(keys.services) ?? [];
  const write = (change: (services: Service[]) => Service[]) =>
    queries.setQueryData<Service[]>(keys.services, (services) => services && change(services));
  const flip = (ids: readonly string[]) =>
    write((all) => all.map((service) => (ids.includes(service.id) ? flipped(service) : service)));

  /** Flips the switches of services. */
  async function toggle(ids: readonly string[]): Promise<void> {
    const wanted = ids.filter((id) => !flipping.has(id));
    flipping.add(wanted);
    await queries.cancelQueries({ queryKey: keys.services, exact: true });
    flip(wanted);
    const failed = await failures(wanted, async (id) => {
      const answer = await client.services.toggle({ params: { id } });
      write((all) => all.map((service) => (service.id === id ? answer : service)));
    });
    flip(failed);
    flipping.remove(wanted);
    if (failed.length > 0) tellFailure(text.statusFailed, () => void toggle(failed));
  }

  /** Makes all of these visible on the website, or none. */
  function activate(ids: readonly string[], active: boolean): void {
    const changing = read().filter((service) => ids.includes(service.id) && service.active !== active);
    void toggle(changing.map(({ id }) => id));
  }

  /** Brings the whole list into a new order. */
  async function reorder(ids: readonly string[]): Promise<void> {
    moves += 1;
    const move = moves;
    await queries.cancelQueries({ queryKey: keys.services, exact: true });
    const before = read();
    const ordered = ids.flatMap((id) => before.filter((service) => service.id === id));
    const rest = before.filter((service) => !ids.includes(service.id));
    const items = [...ordered, ...rest];
    write(() => items);
    try {
      const body = { items: items.map(({ id }, index) => ({ id, displayOrder: index + 1 })) };
      const answer = await client.services.reorder({ body });
      if (move === moves) write(() => answer);
    } catch {
      if (move === moves) write(() => before);
      tellFailure(text.orderFailed, () => void reorder(ids));
    }
  }

  /** Takes services off the screen, and deletes them when nobody has undone it for a while. */
  function remove(ids: readonly string[]): void {
    leaving.add(ids);
    undoable(text.deleted(ids.length), {
      onUndo: () => leaving.remove(ids),
      onLapse: () => removeForGood(ids),
    });
  }

  async function removeForGood(ids: readonly string[]): Promise<void> {
    const failed = await failures(ids, async (id) => {
      await client.services.remove({ params: { id } });
      write((all) => all.filter((service) => service.id !== id));
    });
    leaving.remove(ids);
    if (failed.length > 0) tellFailure(text.deleteFailed, () => remove(failed));
  }

  return { toggle, activate, reorder, remove };
}

/** Calls `act` for all ids at once and tells which of them it failed for. */
async function failures(ids: readonly string[], act: (id: string) => Promise<void>): Promise<string[]> {
  const results = await Promise.allSettled(ids.map(act));
  return ids.filter((_id, index) => results[index]?.status === 'rejected');
}
