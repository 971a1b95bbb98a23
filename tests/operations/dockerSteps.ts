/** A Dockerfile instruction that changes the content of an image or how it runs. */
export type DockerStep = { word: string; rest: string };

/** A stage of a Dockerfile: its base and its instructions. */
export type DockerStage = { from: string; name: string; steps: readonly DockerStep[] };

/**
 * The stages of a Dockerfile, for the syntax that ours uses: no heredocs, and only ARG defaults from before the first
 * stage.
 */
export function dockerStages(text: string): DockerStage[] {
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const values = new Map<string, string>();
  const stages: { from: string; name: string; steps: DockerStep[] }[] = [];
  for (const line of lines) {
    const [word = ''] = line.split(/\s/, 1);
    const rest = line.slice(word.length).trim();
    const open = stages.at(-1);
    if (word === 'FROM') {
      const [, given = '', name = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      const from = given.replace(/^\$\{(\w+)\}$/, (whole, key: string) => values.get(key) ?? whole);
      stages.push({ from, name, steps: [] });
    } else if (word === 'ARG' && open === undefined) {
      const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(rest) ?? [];
      values.set(key, value);
    } else open?.steps.push({ word, rest });
  }
  return stages;
}
