import { css, mix, type Rgb } from '../kit/colour.ts';
import { type Hour, type HourName, hours, sceneAt } from '../kit/hours.ts';
import { normalize, type Point3 } from '../kit/maths.ts';
import { drawPerson } from '../kit/person.ts';
import type { Polygon } from '../kit/polygon.ts';
import type { Scene } from '../kit/scene.ts';
import type { Box } from '../kit/solid.ts';
import { concrete, drawFlights, steps, stairShadows, tread, firstStepX } from './stairFlights.ts';

/** The hall in metres: the back wall's distance, the right wall, the height that is drawn. */
const hall = { left: -14, right: 9.5, back: 3.4, height: 9 } as const;
const joint = '#4a493c';

/** A stair between walls of board-marked concrete; a blade of sun throws every tread on the wall. */
export function stair(seed: number, hourName: HourName): Scene {
  const hour = hours[hourName];
  const dusk = hour.name === 'dusk';
  const scene = sceneAt(
    seed,
    hour,
    { position: [-3.6, 1.5, -6.4], yaw: 0.4, focal: 1080, horizonY: 640, centreX: 760 },
    {
      sun: normalize([-0.62, 0.66, -0.42]),
      sunColour: dusk ? [1.2, 0.7, 0.36] : [1.15, 0.98, 0.72],
      sky: dusk ? [0.34, 0.38, 0.4] : [0.5, 0.55, 0.54],
      bounce: dusk ? [0.3, 0.24, 0.2] : [0.4, 0.38, 0.33],
    },
  );
  scene.rect(scene.lit('#cfc7b6', [0, 0, -1], 0));
  const wall = drawBackWall(scene);
  const rightWall = drawRightWallAndFloor(scene);
  drawShadows(scene, wall);
  const fall = scene.vertical(0, 640, [
    [0, '#20281f', 0.1],
    [1, '#20281f', 0.5],
  ]);
  scene.shape(rightWall, fall);
  drawFlights(scene, hall.right);
  drawClimber(scene, wall);
  drawPatina(scene, hour);
  scene.darkFoot(560, '#151d17', 0.6);
  return scene;
}

function drawBackWall(scene: Scene): Polygon {
  const { left, right, back, height } = hall;
  const strip = (y0: number, y1: number): Point3[] => [
    [left, y0, back],
    [right, y0, back],
    [right, y1, back],
    [left, y1, back],
  ];
  const { random } = scene;
  const outline = scene.face(strip(0, height), [0, 0, -1], concrete);
  scene.clipped(outline, () => {
    for (let y = 0.18; y < height; y += 0.18) {
      const seam = [scene.at([left, y, back]), scene.at([right, y, back])];
      const width = random.between(0.5, 1.4);
      scene.stroke(seam, '#4b4a3e', width, { opacity: random.between(0.1, 0.3) });
      const tone = random.chance(0.5) ? '#3a3a30' : '#fff4dd';
      scene.flat(strip(y, y + 0.18), css(tone, random() * 0.06));
    }
    for (let x = -5.6; x < right; x += 2.4) {
      scene.line([x, 0, back], [x, height, back], '#37382e', 1.6, 0.4);
      for (let y = 0.9; y < height; y += 1.44) {
        const radius = scene.scale([x, y, back]) * 0.028;
        for (const aside of [0.5, 1.9]) drawTieHole(scene, [x + aside, y, back], radius);
      }
    }
  });
  return outline;
}

/** The hole that a formwork tie leaves. */
function drawTieHole(scene: Scene, at: Point3, radius: number): void {
  const [x, y] = scene.at(at);
  scene.circle([x, y], radius, '#33352b', { opacity: 0.6 });
  scene.circle([x + radius * 0.4, y + radius * 0.4], radius * 0.7, '#8f8a79', { opacity: 0.6 });
}

/** Returns the right wall's outline. */
function drawRightWallAndFloor(scene: Scene): Polygon {
  const { left, right, back, height } = hall;
  const rightWall: Point3[] = [
    [right, 0, -4],
    [right, 0, back],
    [right, height, back],
    [right, height, -4],
  ];
  const outline = scene.face(rightWall, [-1, 0, 0], mix(concrete, '#b9b8a2', 0.4));
  const floor = scene.camera.polygon([
    [left, 0, -5.9],
    [right, 0, -5.9],
    [right, 0, back],
    [left, 0, back],
  ]);
  const fill = scene.vertical(640, 900, [
    [0, scene.lit('#c2b9a6', [0, 1, 0], 0.8)],
    [1, scene.lit('#c2b9a6', [0, 1, 0], 0.55)],
  ]);
  scene.shape(floor, fill);
  for (let x: number = left; x < right; x += 1.2) scene.line([x, 0, -5.5], [x, 0, back], joint, 0.8, 0.3);
  for (let z = -5; z < back; z += 1.2) scene.line([left, 0, z], [right, 0, z], joint, 0.8, 0.3);
  return outline;
}

function drawShadows(scene: Scene, wall: Polygon): void {
  const { boxes, blade } = stairShadows(hall.right);
  const onWall: Rgb = scene.lit(concrete, [0, 0, -1], 0);
  scene.group({ opacity: 0.92, blur: 1.1 }, () => {
    for (const box of [...boxes, blade]) {
      scene.shape(scene.boxShadow(box, { axis: 'z', at: hall.back }, wall), onWall);
    }
  });
  const onFloor = scene.lit('#b9b09d', [0, 1, 0], 0.05);
  scene.group({ opacity: 0.75, blur: 1.6 }, () => {
    for (const box of boxes) scene.shape(scene.boxShadow(box, { axis: 'y', at: 0.001 }), onFloor);
  });
}

/** Somebody on the way up. */
function drawClimber(scene: Scene, wall: Polygon): void {
  const x = 4.6;
  const y = steps[Math.floor((x - firstStepX) / tread)]?.[4] ?? 0;
  const feet: Point3 = [x, y, 2.2];
  const look = { seed: 10 + scene.seed, colour: '#26332a', rim: '#ffe4b8' };
  drawPerson(scene, scene.at(feet), 1.72 * scene.scale(feet), look);
  const body: Box = [x - 0.2, y, 2.1, x + 0.2, y + 1.7, 2.3];
  scene.group({ blur: 1.5, opacity: 0.5 }, () =>
    scene.shape(scene.boxShadow(body, { axis: 'z', at: hall.back }, wall), '#2a3029'),
  );
}

/** Stains and pores of the concrete, and the beam of light. */
function drawPatina(scene: Scene, hour: Hour): void {
  scene.veil('#6a6a58', {
    frequency: [0.006, 0.012],
    gain: 1.6,
    offset: -0.72,
    opacity: 0.3,
    blend: 'multiply',
    seed: scene.seed + 3,
  });
  scene.veil('#fff3da', {
    frequency: [0.35, 0.35],
    octaves: 2,
    gain: 2,
    offset: -1.05,
    opacity: 0.2,
    blend: 'soft-light',
  });
  const beam = [
    [-60, -40],
    [420, -40],
    [1500, 900],
    [700, 900],
  ] as const;
  scene.shaft(beam, hour.glow, 0.22, 50);
}
