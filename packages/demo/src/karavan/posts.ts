import type { DemoPost } from '../pack.ts';
import { autumnPosts } from './posts/autumn.ts';
import { springPosts } from './posts/spring.ts';
import { summerPosts } from './posts/summer.ts';
import { winterPosts } from './posts/winter.ts';

/** A year of the workshop's blog, the oldest first. */
export const posts: readonly DemoPost[] = [...winterPosts, ...springPosts, ...summerPosts, ...autumnPosts];
