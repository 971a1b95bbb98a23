import { limits } from '@vitrin/contract/limits';
import type { HealthFinding, HealthFindings } from '@vitrin/contract/operation/siteHealth';

/** Counts findings, and keeps the first of them. */
export function collectFindings() {
  const first: HealthFinding[] = [];
  let total = 0;
  return {
    add: (found: HealthFinding): void => {
      total += 1;
      if (first.length < limits.healthFindings) first.push({ ...found, detail: cut(found.detail) });
    },
    /** Adds the findings of a list of which only the first were read. */
    join: (found: HealthFindings): void => {
      total += found.total;
      first.push(...found.first.slice(0, limits.healthFindings - first.length));
    },
    all: (partly = false): HealthFindings => ({ total, first, ...(partly && { partly }) }),
  };
}

const cut = (text: string): string =>
  text.length > limits.titleCharacters ? `${text.slice(0, limits.titleCharacters)}…`.toWellFormed() : text;
