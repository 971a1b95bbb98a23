/**
 * What fades in is invisible until its first frame, which comes late on a busy machine. In stories it always comes late,
 * so that one that looks at a dialog without waiting for it fails each time, and not once in a thousand runs.
 */
const late = document.createElement('style');
late.id = 'late-motion';
late.textContent = '* { animation-delay: 300ms !important; animation-fill-mode: backwards !important; }';
// Files of stories share a document.
if (document.getElementById(late.id) === null) document.head.append(late);
