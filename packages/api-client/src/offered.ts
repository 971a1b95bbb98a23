import { type SpecifiedCalls, specifiedCalls } from '@vitrin/contract/additions';
import type { endpoints } from '@vitrin/contract/endpoints';
import type { ApiClient, CallsOf } from './client.ts';

type Calls = CallsOf<typeof endpoints>;

/** The calls of a group, and undefined for those that an API may lack. */
type OfferedGroup<Group extends keyof SpecifiedCalls> = {
  readonly [Name in keyof Calls[Group]]:
    | Calls[Group][Name]
    | (Name extends SpecifiedCalls[Group] ? never : undefined);
};

/**
 * The calls that an API has: those of the specification, and each other one where it has the additions. Whoever offers
 * what needs such a call asks for it, as in `calls.services.bulk`, or does not compile.
 */
export type OfferedCalls = {
  readonly [Group in keyof Calls]: Group extends keyof SpecifiedCalls
    ? OfferedGroup<Group>
    : Calls[Group] | undefined;
};

/** The calls of a client that its API has. */
export function offeredCalls(client: ApiClient, hasAdditions: boolean): OfferedCalls;
export function offeredCalls(client: Readonly<Record<string, object>>, hasAdditions: boolean): unknown {
  return hasAdditions ? client : specifiedOf(client);
}

const specifiedOf = (client: Readonly<Record<string, object>>): Record<string, object> =>
  Object.fromEntries(
    Object.entries<readonly string[]>(specifiedCalls).map(([group, names]) => [
      group,
      Object.fromEntries(Object.entries(client[group] ?? {}).filter(([name]) => names.includes(name))),
    ]),
  );
