/** Colours of a map. */
export interface Palette {
  readonly ground: string;
  readonly water: string;
  readonly green: string;
  readonly built: string;
  readonly other: string;
  readonly building: string;
  readonly major: string;
  readonly minor: string;
  readonly path: string;
  readonly rail: string;
  readonly casing: string;
  readonly border: string;
  readonly text: string;
  readonly halo: string;
}

/** The looks that maps come in. */
export const PALETTES = {
  light: {
    ground: '#f6f4ef',
    water: '#a9cfe6',
    green: '#d3e6c3',
    built: '#ebe7e0',
    other: '#ece9df',
    building: '#dcd6cc',
    major: '#f9cf7a',
    minor: '#ffffff',
    path: '#c9b8a0',
    rail: '#a5a5a5',
    casing: '#cfc8bb',
    border: '#9a87ad',
    text: '#3a3a3a',
    halo: '#ffffff',
  },
  dark: {
    ground: '#1d2126',
    water: '#16324a',
    green: '#22332a',
    built: '#24282e',
    other: '#262a2e',
    building: '#2f353c',
    major: '#6b5a33',
    minor: '#3c434b',
    path: '#4a453d',
    rail: '#565b61',
    casing: '#15181c',
    border: '#6f6380',
    text: '#d7dbe0',
    halo: '#15181c',
  },
} as const satisfies Record<string, Palette>;
export type Theme = keyof typeof PALETTES;

const GREEN = new Set(
  (
    'forest wood scrub heath grassland meadow grass park garden golf_course nature_reserve pitch ' +
    'village_green recreation_ground allotments orchard vineyard cemetery playground wetland'
  ).split(' '),
);
const BUILT = new Set('residential industrial commercial retail military parking'.split(' '));

/** The classes of ground that are green, and those that are built on. */
export const GROUND_CLASSES = { green: [...GREEN], built: [...BUILT] } as const;

/** The colour of a class of ground. */
export function groundColour(name: string, palette: Palette): string {
  return GREEN.has(name) ? palette.green : BUILT.has(name) ? palette.built : palette.other;
}

/** Widths of roads in pixels at zoom 10, 14 and 18. */
export const ROAD_WIDTHS: Readonly<Record<string, readonly [number, number, number]>> = {
  motorway: [2.2, 5, 20],
  trunk: [2, 4.5, 18],
  primary: [1.6, 4, 17],
  secondary: [1.2, 3.4, 15],
  tertiary: [0.9, 2.8, 13],
  minor: [0.5, 2, 11],
  service: [0.3, 1.1, 6],
  path: [0.2, 0.8, 3],
  rail: [0.6, 1.2, 3],
  transit: [0.4, 1, 2.5],
};

/** The colour of a class of roads. */
export function roadColour(name: string, palette: Palette): string {
  if (['motorway', 'trunk', 'primary'].includes(name)) return palette.major;
  if (name === 'path') return palette.path;
  return name === 'rail' || name === 'transit' ? palette.rail : palette.minor;
}
