import { refusals } from '../errors/refusals.ts';
import { exactText } from '../text/text.ts';

/** A place on the earth, in degrees. */
export type Place = { latitude: number; longitude: number };

const latitudes = String.raw`-?(?:90(?:\.0{1,15})?|[0-8]?\d(?:\.\d{1,15})?)`;
const longitudes = String.raw`-?(?:180(?:\.0{1,15})?|(?:1[0-7]\d|\d{1,2})(?:\.\d{1,15})?)`;
const pair = new RegExp(String.raw`^(${latitudes})\s{0,3},\s{0,3}(${longitudes})$`);

/** Parses a pair of numbers such as "41.0082, 28.9784"; undefined if they are not a place. */
export function placeIn(text: string): Place | undefined {
  const [, first, second] = pair.exec(text.trim().slice(0, 80)) ?? [];
  return first === undefined || second === undefined
    ? undefined
    : { latitude: Number(first), longitude: Number(second) };
}

/** A place in a request body: latitude and longitude in degrees, or nothing. */
export const coordinates = exactText(80)
  .trim()
  .refine((given) => given === '' || placeIn(given) !== undefined, refusals.coordinates())
  .meta({ pattern: String.raw`^\s*(?:${latitudes}\s{0,3},\s{0,3}${longitudes})?\s*$` });

/** The place shown by the address of a map: its pin, or its centre. */
export function placeOnMap(address: string): Place | undefined {
  if (address.length > 2_000 || !URL.canParse(address)) return undefined;
  const { searchParams, pathname } = new URL(address);
  const named = ['marker', 'q', 'query', 'll', 'destination']
    .map((name) => placeIn(searchParams.get(name) ?? ''))
    .find((place) => place !== undefined);
  return (
    named ?? pinIn(`${pathname}${searchParams.get('pb') ?? ''}`) ?? middleOf(searchParams.get('bbox') ?? '')
  );
}

/** The pin in the path of a place, or in an embed code: latitude after "!3d", longitude before or after. */
function pinIn(text: string): Place | undefined {
  const [, pin] = /!3d(-?\d{1,3}\.\d{1,20}!4d-?\d{1,3}\.\d{1,20})/.exec(text) ?? [];
  if (pin !== undefined) return placeIn(pin.replace('!4d', ','));
  const [, longitude, latitude] = /!2d(-?\d{1,3}\.\d{1,15})\d{0,5}!3d(-?\d{1,3}\.\d{1,15})/.exec(text) ?? [];
  if (latitude !== undefined && longitude !== undefined) return placeIn(`${latitude},${longitude}`);
  const [, seen] = /@(-?\d{1,3}\.\d{1,15},-?\d{1,3}\.\d{1,15})/.exec(text) ?? [];
  return seen === undefined ? undefined : placeIn(seen);
}

/** The midpoint of two numbers, without floating-point noise. */
const between = (a: number, b: number): number => Number(((a + b) / 2).toFixed(6));

/** The centre of a box: west, south, east, north. */
function middleOf(box: string): Place | undefined {
  const [southWest, northEast] = [/^([^,]{1,24},[^,]{1,24}),/, /,([^,]{1,24},[^,]{1,24})$/].map((part) =>
    placeIn((part.exec(box)?.[1] ?? '').split(',').toReversed().join(',')),
  );
  if (southWest === undefined || northEast === undefined) return undefined;
  return {
    latitude: between(southWest.latitude, northEast.latitude),
    longitude: between(southWest.longitude, northEast.longitude),
  };
}

/** The company's place: as entered, or as its map shows. */
export const placeOf = (facts: { coordinates?: string | undefined; mapUrl: string }): Place | undefined =>
  placeIn(facts.coordinates ?? '') ?? placeOnMap(facts.mapUrl);
