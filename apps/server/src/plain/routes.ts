import type { endpoints } from '@vitrin/contract/endpoints';
import {
  pdfGroups,
  picturedGroups,
  type PlainGroup,
  plainGroups,
  plainKinds,
} from '@vitrin/contract/kinds/plainKinds';
import { entryHandlers, pdfHandlers, pictureHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { type Api, type HandlersOf, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { readMember } from '../members/readMember.ts';
import { plainContent } from './plainContent.ts';

type Handlers<Group extends PlainGroup> = HandlersOf<(typeof endpoints)[Group]>;

/** Calls that a kind answers in a way of its own. */
const ownHandlers: { readonly [Group in PlainGroup]?: (api: Api) => Partial<Handlers<Group>> } = {
  members: (api) => ({ read: readMember(api) }),
};

/**
 * The handlers of every call that a kind with a place, a picture or a PDF may have; only those that the kind has are
 * served.
 */
function handlersOf<Group extends PlainGroup>(group: Group, api: Api, media: Media): Handlers<Group>;
function handlersOf(group: PlainGroup, api: Api, media: Media): object {
  const kind = plainContent(group);
  const pictured = picturedGroups.find((each) => each === group);
  const withPdf = pdfGroups.find((each) => each === group);
  return {
    ...entryHandlers(kind, api),
    ...placeHandlers(kind, api),
    ...(pictured && pictureHandlers(plainContent(pictured), api, media)),
    ...(withPdf && pdfHandlers(plainContent(withPdf), api, media)),
    ...ownHandlers[group]?.(api),
  };
}

/** Everything about plain kinds. Throws for a call that nothing answers. */
export function plainRoutes(api: Api, media: Media): void {
  for (const group of plainGroups) {
    const { calls } = plainKinds[group];
    const handlers = handlersOf(group, api, media);
    const unanswered = Object.keys(calls).filter((name) => !(name in handlers));
    if (unanswered.length > 0) throw new TypeError(`${group}: nothing answers ${unanswered.join(', ')}`);
    serveAll(api, calls, handlers);
  }
}
