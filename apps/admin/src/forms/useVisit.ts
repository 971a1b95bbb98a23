import { useLocation } from 'react-router-dom';

/** What a page hands on when it only gets another address, so that the form on it stays as it is. */
export type VisitState = { visit: string };

/** Names one stay on a page; it outlives a change of address that carries it along. */
export function useVisit(): string {
  const { key, state } = useLocation();
  return isVisitState(state) ? state.visit : key;
}

const isVisitState = (state: unknown): state is VisitState =>
  typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'string';
