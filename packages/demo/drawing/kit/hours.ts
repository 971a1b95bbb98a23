import type { CameraSetup } from './camera.ts';
import { type Colour, type Rgb, rgb } from './colour.ts';
import type { Light } from './light.ts';
import { normalize, type Point2, type Point3 } from './maths.ts';
import { Scene } from './scene.ts';
import type { Sheet, Stop } from './sheet.ts';

/** The times of day that a scene can show. */
export type HourName = 'dawn' | 'noon' | 'dusk';

/** What a time of day does to a scene. */
export type Hour = {
  name: HourName;
  /** Colours of the sky from the zenith down; offsets are shares of the sheet's height. */
  sky: readonly [zenith: Stop, middle: Stop, ...rest: Stop[]];
  cloud: Colour;
  cloudShade: Colour;
  sun: Point3;
  sunColour: Rgb;
  skyLight: Rgb;
  bounce: Rgb;
  haze: Colour;
  glow: Colour;
  ground: Colour;
  /** Share of windows with a lamp behind them. */
  lamps: number;
  /** Direction to the light on the sheet, for leaves. */
  leafLight: Point2;
};

/** The three times of day. */
export const hours: Record<HourName, Hour> = {
  dawn: {
    name: 'dawn',
    sky: [
      [0, '#7f9a9e'],
      [0.3, '#b3bfb4'],
      [0.5, '#e8d8bc'],
      [0.66, '#f8c998'],
      [0.76, '#f4b78a'],
    ],
    cloud: '#fff0dc',
    cloudShade: '#b98f86',
    sun: [-0.82, 0.26, 0.36],
    sunColour: [0.92, 0.62, 0.36],
    skyLight: [0.55, 0.61, 0.65],
    bounce: [0.44, 0.4, 0.35],
    haze: '#ead2b2',
    glow: '#ffd9a0',
    ground: '#6f7d5c',
    lamps: 0.34,
    leafLight: [-0.8, -0.45],
  },
  noon: {
    name: 'noon',
    sky: [
      [0, '#5d8ea6'],
      [0.4, '#a5c3c6'],
      [0.74, '#e3e6d8'],
    ],
    cloud: '#ffffff',
    cloudShade: '#aebcba',
    sun: [-0.55, 0.62, -0.42],
    sunColour: [0.62, 0.57, 0.46],
    skyLight: [0.55, 0.61, 0.64],
    bounce: [0.42, 0.41, 0.36],
    haze: '#dbe2d6',
    glow: '#fff6de',
    ground: '#8c9a6c',
    lamps: 0.03,
    leafLight: [-0.6, -0.8],
  },
  dusk: {
    name: 'dusk',
    sky: [
      [0, '#2f4656'],
      [0.28, '#5f7278'],
      [0.48, '#b98e74'],
      [0.62, '#e79a5c'],
      [0.74, '#f3b06a'],
    ],
    cloud: '#f4b483',
    cloudShade: '#5b5158',
    sun: [-0.8, 0.13, 0.5],
    sunColour: [0.95, 0.5, 0.26],
    skyLight: [0.34, 0.41, 0.46],
    bounce: [0.28, 0.24, 0.21],
    haze: '#cf9a74',
    glow: '#ffbe78',
    ground: '#4c5a47',
    lamps: 0.55,
    leafLight: [-0.9, -0.3],
  },
};

/** Draws a scene: the seed varies its random parts, the hour its light. */
export type DrawScene = (seed: number, hour: HourName) => Sheet;

/** A scene with an hour's light; `light` says where this scene differs from it. */
export function sceneAt(seed: number, hour: Hour, camera: CameraSetup, light: Partial<Light> = {}): Scene {
  return new Scene(seed, camera, {
    sun: normalize(hour.sun),
    sunColour: hour.sunColour,
    sky: hour.skyLight,
    bounce: hour.bounce,
    haze: rgb(hour.haze),
    hazeDensity: 0,
    ...light,
  });
}
