import type { PicturedGroup } from '../kinds/plainKinds.ts';

/** Everything whose entries show pictures. */
export type ShowingKind = 'services' | 'projects' | 'posts' | 'gallery' | 'slider' | PicturedGroup;

/** The size in pixels of a place for pictures; `whole` if they are shown in it uncropped. */
type Place = { width: number; height: number; whole?: boolean };

/** The place that a picture of each kind fills. */
export const picturePlaces = {
  services: { width: 1600, height: 1000 },
  projects: { width: 1920, height: 1080 },
  posts: { width: 1600, height: 900 },
  references: { width: 400, height: 200, whole: true },
  voices: { width: 400, height: 400 },
  certificates: { width: 1600, height: 1200, whole: true },
  members: { width: 800, height: 1000 },
  videos: { width: 1600, height: 900 },
  gallery: { width: 1600, height: 1200, whole: true },
  slider: { width: 1920, height: 1080 },
} as const satisfies Readonly<Record<ShowingKind, Place>>;
