import type { DrawScene } from './kit/hours.ts';
import { portrait } from './portrait/portrait.ts';
import { atrium } from './scenes/atrium.ts';
import { bridge } from './scenes/bridge.ts';
import { cabin } from './scenes/cabin.ts';
import { camper } from './scenes/camper.ts';
import { courtyard } from './scenes/courtyard.ts';
import { crane } from './scenes/crane.ts';
import { facade } from './scenes/facade.ts';
import { living } from './scenes/living.ts';
import { plan } from './scenes/plan.ts';
import { residential } from './scenes/residential.ts';
import { road } from './scenes/road.ts';
import { solarRoof } from './scenes/solarRoof.ts';
import { stair } from './scenes/stair.ts';
import { vanPlan } from './scenes/vanPlan.ts';
import { workshop } from './scenes/workshop.ts';

/** Everything that can be drawn, by name. A portrait's seed is the number of the person, its hour is ignored. */
export const scenes = {
  atrium,
  bridge,
  cabin,
  camper,
  courtyard,
  crane,
  facade,
  living,
  plan,
  portrait,
  residential,
  road,
  solarRoof,
  stair,
  vanPlan,
  workshop,
} as const satisfies Record<string, DrawScene>;

/** A scene as the set of pictures names it. */
export type SceneName = keyof typeof scenes;

/** True for the name of a scene. */
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);
