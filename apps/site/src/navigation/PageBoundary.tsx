import { Component, type ReactNode } from 'react';
import { routeStatusOf } from '../routeError.ts';

export type PageBoundaryProps = {
  /** Told the status of what a page threw while it was drawn. */
  onFail: (status: number) => void;
  children: ReactNode;
};

/** Catches what a page throws, so that the frame stays; the page's place is empty until it is told what to show. */
export class PageBoundary extends Component<PageBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(routeStatusOf(error));
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
