/** What the server and the frame need to know of a route beside its element. */
export type RouteHandle = {
  /** The lazy module, as Vite's manifest names it, so that its styles and code are linked from the first HTML. */
  module: string;
  /** The page opens with a wide picture that lies under the header. */
  overPicture: boolean;
};

/** Tells a handle from the `unknown` that the router keeps. */
export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'module' in handle && 'overPicture' in handle;

/** Ids of routes whose data other routes read. */
export const routeIds = { root: 'root' } as const;
