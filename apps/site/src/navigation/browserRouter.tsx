import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { HeadTags } from '../HeadTags.tsx';
import { Navigator } from './Navigator.tsx';
import type { RouterProps, SiteRouter } from './Places.tsx';

/** Navigation by the browser's address and history. */
export const browserRouter: SiteRouter = { Router: BrowserPlaces, Navigator, HeadTags };

function BrowserPlaces(props: RouterProps) {
  return (
    <BrowserRouter>
      <PlaceTeller {...props} />
    </BrowserRouter>
  );
}

/** Reports the places of the surrounding router. */
export function PlaceTeller({ onPlace, onReady }: RouterProps) {
  const location = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onPlace({ location, way });
    // Reported when the place changes, not when the listener does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location, way]);
  useEffect(() => onReady(async (to, options) => navigate(to, options)), [navigate, onReady]);
  return null;
}
