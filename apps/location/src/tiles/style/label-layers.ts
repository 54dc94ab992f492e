import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Language } from '../schema/languages.js';
import type { Palette } from './palette.js';

/** The font of labels; its glyphs are served beside the tiles. */
export const FONT = 'DejaVu Sans Book';

/** Names of roads, of places, and of what is found there. */
export function labelLayers({ text, halo }: Palette, language?: Language): LayerSpecification[] {
  const name: ExpressionSpecification = language
    ? ['coalesce', ['get', `name_${language}`], ['get', 'name']]
    : ['coalesce', ['get', 'name'], ['get', 'name_en']];
  const paint = { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5 };
  const font = { 'text-font': [FONT] };
  return [
    {
      id: 'road-names',
      source: 'skydeck',
      'source-layer': 'roads',
      type: 'symbol',
      minzoom: 13,
      layout: {
        ...font,
        'symbol-placement': 'line',
        'text-field': name,
        'text-size': 11,
      },
      paint,
    },
    {
      id: 'poi-names',
      source: 'skydeck',
      'source-layer': 'pois',
      type: 'symbol',
      minzoom: 15,
      layout: { ...font, 'text-field': name, 'text-size': 11, 'text-optional': true },
      paint,
    },
    {
      id: 'place-names',
      source: 'skydeck',
      'source-layer': 'places',
      type: 'symbol',
      layout: {
        ...font,
        'text-field': name,
        'text-size': [
          'match',
          ['get', 'class'],
          ['country', 'state', 'city'],
          18,
          ['town'],
          15,
          12,
        ],
      },
      paint,
    },
  ];
}
