import type { HourName } from './kit/hours.ts';
import { type Crop, cutsOf } from './cropSet.ts';
import type { SceneName } from './scenes.ts';

/** A picture of the demo: what is drawn, in which light, and whether left and right are swapped. */
export type SetPicture = {
  file: string;
  scene: SceneName;
  seed: number;
  hour: HourName;
  mirrored?: boolean;
  /** The part that is kept; all of it where none is given. */
  crop?: Crop;
};

const whole: readonly SetPicture[] = [
  { file: 'residential-dawn-1.avif', scene: 'residential', seed: 1, hour: 'dawn' },
  { file: 'courtyard-noon-1.avif', scene: 'courtyard', seed: 1, hour: 'noon' },
  { file: 'crane-dusk-1.avif', scene: 'crane', seed: 1, hour: 'dusk' },
  { file: 'atrium-noon-1.avif', scene: 'atrium', seed: 1, hour: 'noon' },
  { file: 'crane-dawn-2.avif', scene: 'crane', seed: 2, hour: 'dawn' },
  { file: 'bridge-dawn-1.avif', scene: 'bridge', seed: 1, hour: 'dawn' },
  { file: 'plan-noon-1.avif', scene: 'plan', seed: 1, hour: 'noon' },
  { file: 'stair-noon-1.avif', scene: 'stair', seed: 1, hour: 'noon' },
  { file: 'living-dawn-1.avif', scene: 'living', seed: 1, hour: 'dawn' },
  { file: 'plan-dusk-2.avif', scene: 'plan', seed: 2, hour: 'dusk' },
  { file: 'camper-dusk-1.avif', scene: 'camper', seed: 1, hour: 'dusk' },
  { file: 'road-dusk-1.avif', scene: 'road', seed: 1, hour: 'dusk' },
  { file: 'cabin-dawn-1.avif', scene: 'cabin', seed: 1, hour: 'dawn' },
  { file: 'camper-noon-3-mirrored.avif', scene: 'camper', seed: 3, hour: 'noon', mirrored: true },
  { file: 'cabin-dusk-2-mirrored.avif', scene: 'cabin', seed: 2, hour: 'dusk', mirrored: true },
  { file: 'cabin-noon-3.avif', scene: 'cabin', seed: 3, hour: 'noon' },
  { file: 'workshop-dusk-2.avif', scene: 'workshop', seed: 2, hour: 'dusk' },
  { file: 'van-plan-noon-1.avif', scene: 'vanPlan', seed: 1, hour: 'noon' },
  { file: 'solar-roof-noon-1.avif', scene: 'solarRoof', seed: 1, hour: 'noon' },
  { file: 'workshop-noon-1.avif', scene: 'workshop', seed: 1, hour: 'noon' },
  { file: 'portrait-1.avif', scene: 'portrait', seed: 1, hour: 'noon' },
  { file: 'portrait-2.avif', scene: 'portrait', seed: 2, hour: 'noon' },
  { file: 'portrait-3.avif', scene: 'portrait', seed: 3, hour: 'noon' },
  { file: 'portrait-4.avif', scene: 'portrait', seed: 4, hour: 'noon' },
  { file: 'portrait-5.avif', scene: 'portrait', seed: 5, hour: 'noon' },
  { file: 'portrait-6.avif', scene: 'portrait', seed: 6, hour: 'noon' },
  { file: 'portrait-7.avif', scene: 'portrait', seed: 7, hour: 'noon' },
  { file: 'portrait-8.avif', scene: 'portrait', seed: 8, hour: 'noon' },
  { file: 'residential-noon-2-mirrored.avif', scene: 'residential', seed: 2, hour: 'noon', mirrored: true },
  { file: 'residential-dusk-3.avif', scene: 'residential', seed: 3, hour: 'dusk' },
  { file: 'facade-noon-1.avif', scene: 'facade', seed: 1, hour: 'noon' },
  { file: 'facade-dusk-2-mirrored.avif', scene: 'facade', seed: 2, hour: 'dusk', mirrored: true },
  { file: 'facade-dawn-3.avif', scene: 'facade', seed: 3, hour: 'dawn' },
  { file: 'courtyard-dusk-2-mirrored.avif', scene: 'courtyard', seed: 2, hour: 'dusk', mirrored: true },
  { file: 'courtyard-dawn-3.avif', scene: 'courtyard', seed: 3, hour: 'dawn' },
  { file: 'atrium-dusk-3-mirrored.avif', scene: 'atrium', seed: 3, hour: 'dusk', mirrored: true },
  { file: 'atrium-dawn-2.avif', scene: 'atrium', seed: 2, hour: 'dawn' },
  { file: 'bridge-dusk-2-mirrored.avif', scene: 'bridge', seed: 2, hour: 'dusk', mirrored: true },
  { file: 'bridge-noon-3.avif', scene: 'bridge', seed: 3, hour: 'noon' },
  { file: 'crane-noon-3-mirrored.avif', scene: 'crane', seed: 3, hour: 'noon', mirrored: true },
  { file: 'living-dusk-2-mirrored.avif', scene: 'living', seed: 2, hour: 'dusk', mirrored: true },
  { file: 'living-noon-3.avif', scene: 'living', seed: 3, hour: 'noon' },
  { file: 'stair-dusk-2-mirrored.avif', scene: 'stair', seed: 2, hour: 'dusk', mirrored: true },
  { file: 'portrait-9.avif', scene: 'portrait', seed: 9, hour: 'noon' },
  { file: 'portrait-10.avif', scene: 'portrait', seed: 10, hour: 'noon' },
  { file: 'portrait-12.avif', scene: 'portrait', seed: 12, hour: 'noon' },
  { file: 'portrait-13.avif', scene: 'portrait', seed: 13, hour: 'noon' },
  { file: 'portrait-14.avif', scene: 'portrait', seed: 14, hour: 'noon' },
  { file: 'portrait-15.avif', scene: 'portrait', seed: 15, hour: 'noon' },
  { file: 'camper-dawn-2.avif', scene: 'camper', seed: 2, hour: 'dawn' },
  { file: 'camper-dusk-4-mirrored.avif', scene: 'camper', seed: 4, hour: 'dusk', mirrored: true },
  { file: 'portrait-11.avif', scene: 'portrait', seed: 11, hour: 'noon' },
  { file: 'portrait-16.avif', scene: 'portrait', seed: 16, hour: 'noon' },
  { file: 'portrait-17.avif', scene: 'portrait', seed: 17, hour: 'noon' },
  { file: 'portrait-18.avif', scene: 'portrait', seed: 18, hour: 'noon' },
  { file: 'camper-noon-5.avif', scene: 'camper', seed: 5, hour: 'noon' },
  { file: 'road-dawn-2.avif', scene: 'road', seed: 2, hour: 'dawn' },
  { file: 'cabin-dawn-4-mirrored.avif', scene: 'cabin', seed: 4, hour: 'dawn', mirrored: true },
  { file: 'cabin-noon-5-mirrored.avif', scene: 'cabin', seed: 5, hour: 'noon', mirrored: true },
  { file: 'cabin-dusk-6.avif', scene: 'cabin', seed: 6, hour: 'dusk' },
  { file: 'workshop-dawn-3-mirrored.avif', scene: 'workshop', seed: 3, hour: 'dawn', mirrored: true },
  { file: 'workshop-dusk-4-mirrored.avif', scene: 'workshop', seed: 4, hour: 'dusk', mirrored: true },
  { file: 'workshop-noon-5.avif', scene: 'workshop', seed: 5, hour: 'noon' },
  { file: 'van-plan-dusk-2.avif', scene: 'vanPlan', seed: 2, hour: 'dusk' },
  { file: 'solar-roof-dawn-2-mirrored.avif', scene: 'solarRoof', seed: 2, hour: 'dawn', mirrored: true },
  { file: 'solar-roof-dusk-3.avif', scene: 'solarRoof', seed: 3, hour: 'dusk' },
  { file: 'road-noon-3.avif', scene: 'road', seed: 3, hour: 'noon' },
  { file: 'road-dusk-4.avif', scene: 'road', seed: 4, hour: 'dusk' },
];

/** Every picture that is rendered into `pictures`: whole drawings, and parts of some for the galleries. */
export const pictureSet: readonly SetPicture[] = [...whole, ...cutsOf(whole)];
