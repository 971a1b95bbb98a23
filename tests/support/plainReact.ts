/**
 * Loaded before React in the browser: without these two functions React skips output for developer tools (a task for
 * each element, each render on the timeline), which takes a quarter of its time. Its warnings remain. What it does for
 * these tools once it is loaded is switched off in `noOwnerStacks.ts`.
 */
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
