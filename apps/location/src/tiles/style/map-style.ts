import type {
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { ATTRIBUTION } from '../attribution.js';
import type { Language } from '../schema/languages.js';
import { MOST_ZOOM } from '../schema/map-feature.js';
import { labelLayers } from './label-layers.js';
import {
  GROUND_CLASSES,
  type Palette,
  PALETTES,
  ROAD_WIDTHS,
  roadColour,
  type Theme,
} from './palette.js';

/** Where a style finds what it draws with. */
export interface StyleOptions {
  readonly theme: Theme;
  /** With `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string;
  /** With `{fontstack}` and `{range}`; without it there are no labels. */
  readonly glyphsUrl?: string | undefined;
  /** Of names, where they are known in it. */
  readonly language?: Language | undefined;
}

export const SOURCE = 'skydeck';

/** A style for MapLibre that draws the tiles. */
export function mapStyle({
  theme,
  tilesUrl,
  glyphsUrl,
  language,
}: StyleOptions): StyleSpecification {
  const palette: Palette = PALETTES[theme];
  const tiles = {
    type: 'vector' as const,
    tiles: [tilesUrl],
    minzoom: 0,
    maxzoom: MOST_ZOOM,
    attribution: ATTRIBUTION,
  } satisfies SourceSpecification;
  return {
    version: 8,
    name: `Skydeck ${theme}`,
    ...(glyphsUrl !== undefined && { glyphs: glyphsUrl }),
    sources: { [SOURCE]: tiles },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': palette.ground } },
      ...groundLayers(palette),
      ...roadLayers(palette),
      {
        ...of('boundaries', 'boundaries'),
        type: 'line',
        paint: { 'line-color': palette.border, 'line-width': 1, 'line-dasharray': [4, 2] },
      },
      ...(glyphsUrl === undefined ? [] : labelLayers(palette, language)),
    ],
  };
}

const of = (id: string, layer: string) => ({ id, source: SOURCE, 'source-layer': layer }) as const;

function groundLayers({ green, built, other, water, building }: Palette): LayerSpecification[] {
  const { green: greens, built: builts } = GROUND_CLASSES;
  return [
    {
      ...of('landuse', 'landuse'),
      type: 'fill',
      paint: {
        'fill-color': ['match', ['get', 'class'], [...greens], green, [...builts], built, other],
      },
    },
    {
      ...of('water', 'water'),
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': water },
    },
    {
      ...of('waterways', 'water'),
      type: 'line',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: {
        'line-color': water,
        'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.5, 16, 4],
      },
    },
    {
      ...of('buildings', 'buildings'),
      type: 'fill',
      minzoom: 13,
      paint: { 'fill-color': building },
    },
  ];
}

/** The casings of all roads lie under all roads, so that junctions look joined. */
function roadLayers(palette: Palette): LayerSpecification[] {
  const classes = Object.keys(ROAD_WIDTHS).toReversed();
  return [
    ...classes.map((name) => roadLayer('casing', name, 1, palette.casing)),
    ...classes.map((name) => roadLayer('line', name, 0, roadColour(name, palette))),
  ];
}

function roadLayer(kind: string, name: string, more: number, colour: string): LayerSpecification {
  const [far, near, close] = ROAD_WIDTHS[name]!.map((width) => width + more) as [
    number,
    number,
    number,
  ];
  return {
    ...of(`roads-${kind}-${name}`, 'roads'),
    type: 'line',
    filter: ['==', ['get', 'class'], name],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 10, far, 14, near, 18, close],
    },
  };
}
