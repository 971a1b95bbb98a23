/**
 * Runs at the end of the page and asks for its files once they are in nobody's way: after the first view has come with
 * its picture and font and was painted, or as soon as somebody touches it. What is loaded may not be painted yet: a
 * frame that begins after another one tells that this one is on the screen. Until then links and forms are plain HTML, and a button that
 * needs scripts is marked, to be pressed again by `pressAgain`. Pictures below the first view, which a browser asks for well
 * before they come near, wait for it too. Inline, as a file would have to be asked for itself; the server puts its hash into
 * the content policy.
 */
export const startScript = `(()=>{
const files=JSON.parse(document.currentScript.dataset.files);
const touches=['pointerdown','keydown','touchstart','scroll','beforeprint'];
const later=[...document.images].filter(each=>each.loading==='lazy'&&each.getBoundingClientRect().top>innerHeight);
for(const each of later)each.dataset.later='';
const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values));
const begin=()=>{
for(const touch of touches)removeEventListener(touch,begin,true);
removeEventListener('load',afterLoad);
clearTimeout(atLast);
if(begin.done)return;
begin.done=true;
for(const each of later)delete each.dataset.later;
for(const href of files.styles)add('link',{rel:'stylesheet',href,media:'print'});
for(const href of files.modules)add('link',{rel:'modulepreload',href});
add('script',{type:'module',src:files.entry});
};
const press=({target})=>{
const button=target.closest('button[type="button"]');
if(button)button.dataset.pressed='';
};
addEventListener('click',press,true);
addEventListener('hydrated',()=>removeEventListener('click',press,true),{once:true});
const nextFrame=next=>()=>requestAnimationFrame(next);
const afterLoad=nextFrame(nextFrame(()=>setTimeout(begin)));
const atLast=setTimeout(begin,4000);
for(const touch of touches)addEventListener(touch,begin,true);
if(document.readyState==='complete')afterLoad();else addEventListener('load',afterLoad);
})()`.replaceAll('\n', '');
