import type { Colour } from '../kit/colour.ts';
import { customers } from './customers.ts';
import { workshopPeople } from './workshopPeople.ts';

/** Everything that makes one person; factors are 1 for the average. */
export type Person = {
  skin: 'light' | 'olive' | 'tan' | 'deep';
  /** 'helmet' is short hair under a safety helmet. */
  hair: 'short' | 'curly' | 'helmet' | 'bob' | 'long' | 'bun' | 'none';
  hairColour: Colour;
  /** How high the hair begins, and where it is parted. */
  hairline?: number;
  parting?: number;
  hairVolume?: number;
  scarf?: Colour;
  /** Where the head is turned, in radians; above 0 to the left of the picture. */
  yaw: number;
  jaw: number;
  chin: number;
  nose: number;
  noseWidth: number;
  lips?: number;
  brow: number;
  neck?: number;
  shoulders?: number;
  /** 0 to about 0.4. */
  smile?: number;
  soft?: boolean;
  aged?: boolean;
  /** How far a beard stands off the skin; 0.012 is stubble. */
  beard?: { length: number; colour: Colour };
  glasses?: 'square' | 'round';
  wear: 'blazer' | 'sweater' | 'shirt';
  cloth: Colour;
  shirt?: Colour;
  lipColour?: Colour;
  background: readonly [light: Colour, dark: Colour];
};

/** The cast: an office's people, then a workshop's, then customers. None of them exists. */
export const people: readonly [Person, ...Person[]] = [
  {
    skin: 'olive',
    hair: 'bob',
    hairColour: '#3a261c',
    hairline: 0.33,
    parting: -0.12,
    yaw: -0.42,
    jaw: 0.9,
    chin: 0.85,
    nose: 0.95,
    noseWidth: 0.88,
    lips: 1.2,
    brow: 0.7,
    neck: 0.82,
    shoulders: 0.86,
    smile: 0.3,
    soft: true,
    wear: 'blazer',
    cloth: '#6B8359',
    shirt: '#efe7d6',
    lipColour: '#a2503f',
    background: ['#d9dccb', '#aab794'],
  },
  {
    skin: 'light',
    hair: 'short',
    hairColour: '#8b8a84',
    hairline: 0.34,
    yaw: 0.4,
    jaw: 1.06,
    chin: 1.15,
    nose: 1.1,
    noseWidth: 1.1,
    brow: 1.15,
    aged: true,
    beard: { length: 0.035, colour: '#a09d94' },
    glasses: 'square',
    wear: 'sweater',
    cloth: '#39483f',
    background: ['#e6dcc8', '#c9b594'],
  },
  {
    skin: 'light',
    hair: 'none',
    hairColour: '#2c1d16',
    scarf: '#8a9a76',
    yaw: 0.34,
    jaw: 0.9,
    chin: 0.85,
    nose: 0.92,
    noseWidth: 0.86,
    lips: 1.2,
    brow: 0.7,
    neck: 0.82,
    shoulders: 0.86,
    smile: 0.35,
    soft: true,
    wear: 'blazer',
    cloth: '#c9b48e',
    shirt: '#8a9a76',
    lipColour: '#a95a4c',
    background: ['#e8e2d3', '#cfc1a3'],
  },
  {
    skin: 'tan',
    hair: 'curly',
    hairColour: '#211a16',
    hairline: 0.3,
    hairVolume: 0.085,
    yaw: -0.3,
    jaw: 1,
    chin: 1.05,
    nose: 1.04,
    noseWidth: 1.08,
    brow: 1.1,
    smile: 0.3,
    beard: { length: 0.012, colour: '#2c221c' },
    wear: 'shirt',
    cloth: '#e3dccb',
    background: ['#b9c3a6', '#8a9a74'],
  },
  {
    skin: 'light',
    hair: 'bun',
    hairColour: '#b9b4aa',
    hairline: 0.31,
    parting: 0.1,
    yaw: -0.5,
    jaw: 0.93,
    chin: 0.9,
    nose: 1,
    noseWidth: 0.92,
    lips: 0.95,
    brow: 0.8,
    neck: 0.84,
    shoulders: 0.86,
    smile: 0.4,
    soft: true,
    aged: true,
    glasses: 'round',
    wear: 'blazer',
    cloth: '#9c5f3d',
    shirt: '#e9dfcc',
    lipColour: '#a4574a',
    background: ['#e2d3bb', '#c99f78'],
  },
  {
    skin: 'olive',
    hair: 'helmet',
    hairColour: '#2b211b',
    hairline: 0.28,
    yaw: 0.46,
    jaw: 1.06,
    chin: 1.1,
    nose: 1.12,
    noseWidth: 1.05,
    brow: 1.15,
    shoulders: 1.06,
    beard: { length: 0.012, colour: '#2e241d' },
    wear: 'shirt',
    cloth: '#6f8391',
    background: ['#d6dad0', '#9fae9c'],
  },
  {
    skin: 'deep',
    hair: 'short',
    hairColour: '#17120f',
    hairline: 0.29,
    hairVolume: 0.015,
    yaw: 0.28,
    jaw: 0.98,
    chin: 1,
    nose: 1,
    noseWidth: 1.25,
    lips: 1.35,
    brow: 1.05,
    smile: 0.4,
    wear: 'blazer',
    cloth: '#2C3E2D',
    shirt: '#dfe3d3',
    background: ['#e3cfae', '#c98f5c'],
  },
  {
    skin: 'olive',
    hair: 'long',
    hairColour: '#5a3a26',
    hairline: 0.33,
    parting: 0.14,
    yaw: 0.3,
    jaw: 0.92,
    chin: 0.88,
    nose: 0.97,
    noseWidth: 0.9,
    lips: 1.25,
    brow: 0.75,
    neck: 0.82,
    shoulders: 0.86,
    smile: 0.3,
    soft: true,
    wear: 'sweater',
    cloth: '#c2b28e',
    lipColour: '#a5523f',
    background: ['#c9d0ba', '#7f9070'],
  },
  ...workshopPeople,
  ...customers,
];
