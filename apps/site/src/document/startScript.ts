import { laterParts } from '@vitrin/ui/site/SiteFrame/laterParts';

/**
 * Runs at the end of the page and requests its files once they do not compete with anything: after the first view has
 * loaded its picture and font and was painted, or at the first interaction. What has loaded may not be painted yet: a
 * frame that starts after another one proves that this one is on the screen. Until then links and forms are plain HTML,
 * and a button that needs scripts is marked, to be pressed again by `pressAgain`. Pictures below the first view, which
 * a browser requests well before they come near, are deferred too: their positions are measured in the first frame,
 * which is laid out anyway. Deferred parts are laid out afterwards, one at a time, so that no click waits for all of
 * them; at once for a scroll, whose position is remembered, and for printing. Inline, since a file would have to be
 * requested itself; the server puts its hash into the content policy.
 */
export const startScript = `(()=>{
const {documentElement:{dataset},currentScript,head,images}=document;
const files=JSON.parse(currentScript.dataset.files);
requestAnimationFrame(()=>{
for(const {loading,dataset,parentElement:it} of images)if(loading==='lazy'&&it.checkVisibility?.({contentVisibilityAuto:true})!==false&&it.getBoundingClientRect().top<innerHeight)dataset.laid='';
});
const layAll=()=>{
delete dataset.unlaid;
for(const each of document.querySelectorAll('[data-laid]'))delete each.dataset.laid;
};
const layNext=()=>{
const next=document.querySelector('${laterParts('main')}');
if(!next)return layAll();
next.dataset.laid='';
setTimeout(layNext,20);
};
const add=(name,values)=>head.append(Object.assign(document.createElement(name),values));
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
delete dataset.waiting;
for(const href of files.styles)add('link',{rel:'stylesheet',href,media:'print'});
for(const href of [files.page,...files.modules])add('link',{rel:'modulepreload',href});
add('script',{type:'module',src:files.entry});
layNext();
};
for(const whole of ['scroll','beforeprint'])addEventListener(whole,layAll,{capture:true,once:true});
for(const touch of ['pointerdown','keydown','touchstart','scroll','beforeprint'])addEventListener(touch,begin,{capture:true,once:true});
const press=({target})=>{
const button=target.closest('button[type="button"]');
if(button)button.dataset.pressed='';
};
addEventListener('click',press,true);
addEventListener('hydrated',()=>removeEventListener('click',press,true),{once:true});
const nextFrame=next=>()=>requestAnimationFrame(next);
const afterLoad=nextFrame(nextFrame(()=>setTimeout(begin)));
setTimeout(begin,4000);
if(document.readyState==='complete')afterLoad();else addEventListener('load',afterLoad);
})()`.replaceAll('\n', '');
