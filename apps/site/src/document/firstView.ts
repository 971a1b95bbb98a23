/**
 * Runs before the first paint: marks every page view of a browser session except the first, so that the preloader is
 * shown once, and defers pictures and parts below the first view until `startScript`, or for a while if a page broke
 * off before it. A page that is opened further down is laid out completely. Inline, because a script file would arrive
 * too late; the server puts its hash into the content policy.
 */
export const firstViewScript = `(({dataset})=>{
dataset.waiting='';
const [opened]=performance.getEntriesByType('navigation');
if(!location.hash&&opened?.type==='navigate')dataset.unlaid='';
addEventListener('load',()=>setTimeout(()=>{delete dataset.waiting;delete dataset.unlaid},4000));
try{if(sessionStorage.getItem('seen'))dataset.seen='';else sessionStorage.setItem('seen','1')}catch{}
})(document.documentElement)`.replaceAll('\n', '');
