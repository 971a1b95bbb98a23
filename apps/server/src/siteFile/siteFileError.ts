import { CommandError } from '../commands/commandError.ts';

/** What is wrong with a site's file, a sentence each. */
export class SiteFileError extends CommandError {
  override name = 'SiteFileError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** How many problems are told at once. */
const most = 30;

/** Collects problems until there are too many to be read. */
export class SiteProblems {
  readonly #told: string[] = [];

  /** Notes a problem; throws all where there are enough. */
  add(problem: string): void {
    this.#told.push(problem.length > 400 ? `${problem.slice(0, 400)}…` : problem);
    if (this.#told.length >= most) throw new SiteFileError([...this.#told, 'There may be more.']);
  }

  throwAny(): void {
    if (this.#told.length > 0) throw new SiteFileError(this.#told);
  }
}
