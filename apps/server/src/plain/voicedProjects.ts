import type { VoicedProject } from '@vitrin/contract/kinds/voice';
import type { Reader } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import type { Tables } from '../store/schema.ts';

/** The project that each voice is about, or null where it is about none that visitors see. */
export async function voicedProjects(
  reader: Reader,
  voices: readonly Tables['voice'][],
): Promise<{ project: VoicedProject | null }[]> {
  const wanted = new Set(voices.map(({ projectId }) => projectId).filter((id) => id !== ''));
  const rows = await readInChunks([...wanted], (chunk) =>
    reader
      .selectFrom('project')
      .select(['id', 'path', 'title'])
      .where('id', 'in', chunk)
      .where('active', '=', true)
      .execute(),
  );
  const projects = new Map(rows.map((row) => [row.id, row]));
  return voices.map(({ projectId }) => ({ project: projects.get(projectId) ?? null }));
}
