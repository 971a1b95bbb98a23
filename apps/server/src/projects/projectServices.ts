import { sql } from 'kysely';
import type { Writer } from '../store/openStore.ts';
import type { ProjectRow } from '../store/schema.ts';

/** Writes the index of projects by service, limited to services that exist. */
export async function keepServices(writer: Writer, { id, serviceIds }: ProjectRow): Promise<void> {
  await writer.deleteFrom('projectService').where('projectId', '=', id).execute();
  if (serviceIds.length === 0) return;
  await writer
    .insertInto('projectService')
    .columns(['projectId', 'serviceId'])
    .expression((from) =>
      from
        .selectFrom('service')
        .select((of) => [of.val(id).as('projectId'), 'service.id as serviceId'])
        .where('service.id', 'in', serviceIds),
    )
    .execute();
}

/** Restores the index entries of projects that refer to a service. */
export async function findByService(writer: Writer, { id }: { id: string }): Promise<void> {
  const named = `%${JSON.stringify(id).replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  await sql`insert into project_service (project_id, service_id)
    select id, ${id} from project where cast(service_ids as text) like ${named} escape '\\'
    on conflict do nothing`.execute(writer);
}
