import { limits } from '@vitrin/contract/limits';
import type { HealthFinding, HealthFindings } from '@vitrin/contract/operation/siteHealth';

/** Counts findings, and keeps the first of them. */
export function collectFindings() {
  const first: HealthFinding[] = [];
  let total = 0;
  return {
    /** Adds a finding, which may stand for several. */
    add: (found: HealthFinding, count = 1): void => {
      total += count;
      if (first.length === limits.healthFindings) return;
      first.push({ ...found, detail: cut(found.detail), ...(count > 1 && { count }) });
    },
    all: (partly = false): HealthFindings => ({ total, first, ...(partly && { partly }) }),
  };
}

const cut = (text: string): string =>
  text.length > limits.titleCharacters ? `${text.slice(0, limits.titleCharacters)}…`.toWellFormed() : text;
