/** Why a command cannot do its work, worded for the person who typed it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** A wrong usage of a command; the message shows the usage. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}
