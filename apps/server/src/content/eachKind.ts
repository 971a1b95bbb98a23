import type { ContentGroup } from '@vitrin/contract/kinds/contentKinds';
import { galleryItems } from '../gallery/galleryKind.ts';
import { ofEachPlain } from '../plain/plainContent.ts';
import { posts } from '../posts/postKind.ts';
import { projects } from '../projects/projectKind.ts';
import { services } from '../services/serviceKind.ts';
import type { ContentTable } from '../store/schema.ts';
import type { Switched, WrittenKind } from './contentKind.ts';

type Make<Made> = <Table extends ContentTable, Answer, Draft extends Switched, Change extends Switched>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  group: ContentGroup,
) => Made;

/** What is made of each kind of content, by the names of their calls; a missing kind does not compile. */
export const ofEachKind = <Made>(make: Make<Made>): Readonly<Record<ContentGroup, Made>> => ({
  services: make(services, 'services'),
  projects: make(projects, 'projects'),
  posts: make(posts, 'posts'),
  gallery: make(galleryItems, 'gallery'),
  ...ofEachPlain((kind, group) => make(kind, group)),
});
