/**
 * Runs before the first paint: marks every page view of a browser session but the first, so that the preloader is
 * shown once. Inline, because a request would come too late; the server names its hash in the content policy.
 */
export const firstViewScript =
  "try{if(sessionStorage.getItem('seen'))document.documentElement.dataset.seen='';else sessionStorage.setItem('seen','1')}catch{}";
