import { sql } from 'kysely';
import type { Writer } from '../store/openStore.ts';
import type { ProjectRow } from '../store/schema.ts';

/** Writes the index of projects by service, limited to services that exist. */
export async function keepServices(writer: Writer, { id, serviceIds }: ProjectRow): Promise<void> {
  // Locked before its own rows are: deleting a service locks both in this order.
  const services =
    serviceIds.length === 0
      ? []
      : await writer
          .selectFrom('service')
          .select('id as serviceId')
          .where('id', 'in', serviceIds)
          .orderBy('id')
          .forKeyShare()
          .execute();
  await writer.deleteFrom('projectService').where('projectId', '=', id).execute();
  if (services.length === 0) return;
  const rows = services.map(({ serviceId }) => ({ projectId: id, serviceId }));
  await writer.insertInto('projectService').values(rows).execute();
}

/** Restores the index entries of projects that refer to a service. */
export async function findByService(writer: Writer, { id }: { id: string }): Promise<void> {
  const named = `%${JSON.stringify(id).replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  await writer
    .insertInto('projectService')
    .columns(['projectId', 'serviceId'])
    .expression((from) =>
      from
        .selectFrom('project')
        .select((of) => ['id', of.val(id).as('serviceId')])
        .where(sql<boolean>`cast(service_ids as text) like ${named} escape '\\'`)
        .orderBy('id')
        // A project that is being deleted is waited for, and left out.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
