import { CommandError } from '../commands/commandError.ts';

/** The problems of a site file, one sentence each. */
export class SiteFileError extends CommandError {
  override name = 'SiteFileError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** How many problems are reported at once. */
const most = 30;

/** Collects problems, up to a readable number. */
export class SiteProblems {
  readonly #told: string[] = [];

  /** Records a problem; throws at the limit. */
  add(problem: string): void {
    this.#told.push(problem.length > 400 ? `${problem.slice(0, 400)}…` : problem);
    if (this.#told.length >= most) throw new SiteFileError([...this.#told, 'There may be more.']);
  }

  throwAny(): void {
    if (this.#told.length > 0) throw new SiteFileError(this.#told);
  }
}
