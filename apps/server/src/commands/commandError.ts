/** What keeps a command of the command line from its work, in words for whoever typed it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** A command that was called wrongly; the message says how it is called. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}
