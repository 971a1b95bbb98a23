import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Whether the user is still at the address for which this screen is rendered, and has not chosen another one. For a
 * screen that changes its own address by itself: it must not lead the user back. The router is asked, since what is
 * rendered, such as `useNavigation()`, may be older than the user's choice.
 */
export function useIsHere(): () => boolean {
  const { key } = useLocation();
  // The only way to the router's current state.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () =>
    router === undefined || (router.state.navigation.state === 'idle' && router.state.location.key === key);
}
