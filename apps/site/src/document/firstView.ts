/**
 * Runs before the first paint: marks every page view of a browser session but the first, so that the preloader is shown
 * once. Inline, because a script file would arrive too late; the server puts its hash into the content policy.
 */
export const firstViewScript =
  "try{if(sessionStorage.getItem('seen'))document.documentElement.dataset.seen='';else sessionStorage.setItem('seen','1')}catch{}";
