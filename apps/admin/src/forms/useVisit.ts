import { useLocation } from 'react-router-dom';

/** Navigation state that a page passes on when only its address changes, so that its form stays mounted. */
export type VisitState = { visit: string };

/** Identifies one visit of a page; survives a change of address that passes it on. */
export function useVisit(): string {
  const { key, state } = useLocation();
  return isVisitState(state) ? state.visit : key;
}

const isVisitState = (state: unknown): state is VisitState =>
  typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'string';
