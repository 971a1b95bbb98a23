import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { HeadTags } from '../HeadTags.tsx';
import { Navigator } from './Navigator.tsx';
import type { RouterProps, SiteRouter } from './Places.tsx';

/**
 * Navigation by the browser's address and history. In a preview links open documents: each has the drafts and the band
 * that belong together, also after the link has ended.
 */
export const browserRouter = (isPreview: boolean): SiteRouter => ({
  Router: isPreview ? DocumentPlaces : BrowserPlaces,
  Navigator,
  HeadTags,
});

function DocumentPlaces({ onReady }: RouterProps) {
  // What cannot be opened within the page is opened as it is without JavaScript.
  useEffect(() => onReady(() => Promise.reject(new Error('A preview opens documents'))), [onReady]);
  return null;
}

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
