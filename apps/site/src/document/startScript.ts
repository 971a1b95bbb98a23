/**
 * Runs at the end of the page and asks for its files once they are in nobody's way: after the first view is there with
 * its picture and font, or as soon as somebody touches it. Until then links and forms are plain HTML, and a button that
 * needs scripts is marked, to be pressed again by `pressAgain`. Inline, as a file would have to be asked for itself; the
 * server puts its hash into the content policy.
 */
export const startScript = `(()=>{
const files=JSON.parse(document.currentScript.dataset.files);
const touches=['pointerdown','keydown','touchstart'];
const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values));
const begin=()=>{
for(const touch of touches)removeEventListener(touch,begin,true);
removeEventListener('load',afterLoad);
clearTimeout(atLast);
if(begin.done)return;
begin.done=true;
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
const afterLoad=()=>setTimeout(begin);
const atLast=setTimeout(begin,4000);
for(const touch of touches)addEventListener(touch,begin,true);
if(document.readyState==='complete')begin();else addEventListener('load',afterLoad);
})()`.replaceAll('\n', '');
