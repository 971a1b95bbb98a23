import { isVideoPage, videoOfLink } from '@vitrin/contract/links/videoLink';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, Node } from '@tiptap/react';
import { insertFigure, putFigure } from './pictureFigures.ts';

/** A video in a text: the page that its link leads to, and its title. */
export type VideoFacts = { address: string; title: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const factsOf = (attributes: Readonly<Record<string, unknown>>): VideoFacts => ({
  address: textOf(attributes['address']),
  title: textOf(attributes['title']),
});

/** The link of a figure that contains nothing but a video. */
function linkIn(figure: HTMLElement): HTMLAnchorElement | undefined {
  const [link] = figure.children;
  const isLink = link instanceof HTMLAnchorElement && link.childElementCount === 0;
  return isLink && figure.textContent === link.textContent ? link : undefined;
}

/** A video on another host, stored as a link to its page; the website renders the player. */
export const VideoFigure = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    address: { parseHTML: (figure: HTMLElement) => figure.dataset['video'] ?? '' },
    title: { parseHTML: (figure: HTMLElement) => linkIn(figure)?.textContent ?? '' },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      priority: 60,
      getAttrs: (figure) =>
        isVideoPage(figure.dataset['video'] ?? '') && linkIn(figure) !== undefined ? null : false,
    },
  ],
  renderHTML: ({ node }) => {
    const { address, title } = factsOf(node.attrs);
    return ['figure', { 'data-video': address }, ['a', { href: address }, title]];
  },
  // Not rendered as a link in the editor, where a click would follow it.
  addNodeView:
    () =>
    ({ node }) => {
      const { address, title } = factsOf(node.attrs);
      const dom = document.createElement('figure');
      const host = document.createElement('small');
      dom.dataset['video'] = address;
      host.append(videoOfLink(address)?.host ?? '');
      dom.append(host, ` ${title}`);
      return { dom };
    },
});

/** The initial values of the video row; undefined if no video is selected. */
export function selectedVideo({ selection }: EditorState): VideoFacts | undefined {
  const isVideo = selection instanceof NodeSelection && selection.node.type.name === 'video';
  return isVideo ? factsOf(selection.node.attrs) : undefined;
}

/** Changes the selected video, or inserts one. */
export function insertVideo(editor: Editor, video: VideoFacts): void {
  const { schema, state } = editor;
  const node = schema.nodes['video']?.create(video);
  if (selectedVideo(state) !== undefined) editor.commands.updateAttributes('video', video);
  else if (node !== undefined) insertFigure(editor, node);
}

/**
 * Converts a pasted link into a video, if it is all that was pasted and its line is empty; returns whether it did.
 * Within text, a link stays a link.
 */
export function pasteVideo(view: EditorView, link: string, untitled: (host: string) => string): boolean {
  const { state } = view;
  const { empty, $from } = state.selection;
  const isFree = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const video = isFree && !/\s/.test(link.trim()) ? videoOfLink(link) : undefined;
  if (video === undefined) return false;
  const node = state.schema.nodes['video']?.create({ address: video.page, title: untitled(video.host) });
  if (node === undefined) return false;
  view.dispatch(putFigure(state.tr, node));
  return true;
}
