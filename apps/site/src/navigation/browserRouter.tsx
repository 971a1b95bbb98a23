import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Open, SitePlace } from './place.ts';

export type RouterProps = {
  /** Called with each place that the visitor comes to. */
  onPlace: (place: SitePlace) => void;
  /** Called once pages can be opened. */
  onReady: (open: Open) => void;
};

/** The router of the browser's address and history. */
export function BrowserPlaces(props: RouterProps) {
  return (
    <BrowserRouter>
      <PlaceTeller {...props} />
    </BrowserRouter>
  );
}

/** Tells the places of the router that it is in. */
export function PlaceTeller({ onPlace, onReady }: RouterProps) {
  const location = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onPlace({ location, way });
    // Told when the place changes, not when somebody else listens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location, way]);
  useEffect(() => onReady(async (to, options) => navigate(to, options)), [navigate, onReady]);
  return null;
}
