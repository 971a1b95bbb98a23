/** A block of commands in a document. */
export type CommandBlock = {
  /** The heading above it. */
  heading: string;
  /** The line of the document where it begins. */
  line: number;
  /** What it needs besides a shell, as in "```sh docker compose". */
  needs: string | undefined;
  commands: string;
};

/** The command blocks of a Markdown document, in order. */
export function commandBlocks(document: string): CommandBlock[] {
  const blocks: CommandBlock[] = [];
  let heading = '';
  let open: { fence: string; line: number; lines: string[] } | undefined;
  for (const [index, line] of document.split('\n').entries()) {
    if (open === undefined) {
      const [, fence] = /^```(.+)$/.exec(line) ?? [];
      if (fence !== undefined) open = { fence, line: index + 2, lines: [] };
      else if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    } else if (line === '```') {
      const [, language, needs] = /^(\S+)(?: (.+))?$/.exec(open.fence) ?? [];
      if (language === 'sh')
        blocks.push({ heading, line: open.line, needs, commands: open.lines.join('\n') });
      open = undefined;
    } else open.lines.push(line);
  }
  return blocks;
}
