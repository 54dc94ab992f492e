import sharp from 'sharp';
import { ATTRIBUTION } from '../attribution.js';
import type { TileArchive } from '../archive/read-archive.js';
import { type Palette, PALETTES } from '../style/palette.js';
import { checkMap } from './check-map.js';
import { drawTile } from './draw-tile.js';
import { MARKER_COLOUR, type StaticMap } from './static-map-request.js';
import { type MapView, projected, viewOf } from './map-view.js';

const PATH_COLOUR = '#2563eb';

/** Draws a map as PNG. @throws StaticMapInvalid */
export async function staticMap(archive: TileArchive, map: StaticMap): Promise<Buffer> {
  checkMap(map);
  const view = viewOf(map);
  const palette: Palette = PALETTES[map.theme];
  const layers = new Map<string, string[]>();
  for (const { z, x, y, column, row } of view.tiles) {
    const bytes = await archive.tile(z, x, y);
    if (bytes) drawTile(bytes, { view, column, row, z, palette }, layers);
  }
  return sharp(Buffer.from(svgOf(map, view, layers, palette)))
    .png()
    .toBuffer();
}

function svgOf(
  map: StaticMap,
  view: MapView,
  layers: ReadonlyMap<string, string[]>,
  palette: Palette,
) {
  const { width, height, markers = [], path = [] } = map;
  const points = path.map(([lat, lon]) =>
    projected(view, lat, lon)
      .map((value) => value.toFixed(1))
      .join(),
  );
  const pins = markers.map(({ lat, lon, colour = MARKER_COLOUR }) => {
    const [x, y] = projected(view, lat, lon);
    return (
      `<path d="M${x} ${y}l-8-14a9 9 0 1 1 16 0z" fill="${colour}" stroke="#fff" stroke-width="1.5"/>` +
      `<circle cx="${x}" cy="${y - 18}" r="3" fill="#fff"/>`
    );
  });
  const order = ['landuse', 'water', 'buildings', 'casing', 'roads', 'boundaries'];
  const line = `fill="none" stroke="${PATH_COLOUR}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"`;
  const text = `font-family="DejaVu Sans" fill="${palette.text}" stroke="${palette.halo}" paint-order="stroke"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${palette.ground}"/>`,
    ...order.flatMap((name) => layers.get(name) ?? []),
    points.length > 1 ? `<polyline points="${points.join(' ')}" ${line}/>` : '',
    `<g ${text} stroke-width="3" text-anchor="middle">${(layers.get('places') ?? []).join('')}</g>`,
    ...pins,
    `<text x="${width - 4}" y="${height - 5}" font-size="10" text-anchor="end" stroke-width="2" ${text}>`,
    `${ATTRIBUTION}</text></svg>`,
  ].join('');
}
