import { Component, type ReactNode } from 'react';
import { routeStatusOf } from '../routeError.ts';

export type PageBoundaryProps = {
  /** Called with the status of an error thrown while rendering. */
  onFail: (status: number) => void;
  children: ReactNode;
};

/** Catches errors of a page, so that the frame stays; it renders nothing until its parent shows another page. */
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
