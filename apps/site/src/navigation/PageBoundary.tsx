import { Component, type ReactNode } from 'react';
import { routeStatusOf } from '../routeError.ts';

export type PageBoundaryProps = {
  /** Called with the status of what a page threw while it rendered. */
  onFail: (status: number) => void;
  children: ReactNode;
};

/** Catches what a page throws, so that the frame stays; it renders nothing until its parent shows another page. */
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
