import sharp from 'sharp';
import { ATTRIBUTION } from '../attribution.js';
import type { TileSource } from '../served/archives.js';
import { type Palette, PALETTES } from '../style/palette.js';
import { checkMap } from './check-map.js';
import { drawLabels, type Label } from './draw-labels.js';
import { drawText } from './draw-text.js';
import { drawTile } from './draw-tile.js';
import { MARKER_COLOUR, type StaticMap } from './static-map-request.js';
import { type MapView, projected, viewOf } from './map-view.js';

const PATH_COLOUR = '#2563eb';

/** Draws a map as PNG. @throws StaticMapInvalid */
export async function staticMap(archive: TileSource, map: StaticMap): Promise<Buffer> {
  checkMap(map);
  const view = viewOf(map);
  const palette: Palette = PALETTES[map.theme];
  const layers = new Map<string, string[]>();
  const labels: Label[] = [];
  for (const { z, x, y, column, row } of view.tiles) {
    const bytes = await archive.tile(z, x, y);
    if (bytes) drawTile(bytes, { view, column, row, z, palette, labels }, layers);
  }
  return sharp(Buffer.from(svgOf(map, { view, layers, labels, palette })))
    .png()
    .toBuffer();
}

/** What is drawn, and where. */
interface Drawing {
  readonly view: MapView;
  readonly layers: ReadonlyMap<string, string[]>;
  readonly labels: readonly Label[];
  readonly palette: Palette;
}

function svgOf(map: StaticMap, { view, layers, labels, palette }: Drawing): string {
  const { width, height, scale = 1, markers = [], path = [] } = map;
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
  const letters = `fill="${palette.text}" stroke="${palette.halo}" paint-order="stroke" stroke-linejoin="round"`;
  const size = `width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"`;
  const credit = { x: width - 4, y: height - 5, size: 10, align: 'end' } as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<rect width="100%" height="100%" fill="${palette.ground}"/>`,
    ...order.flatMap((name) => layers.get(name) ?? []),
    points.length > 1 ? `<polyline points="${points.join(' ')}" ${line}/>` : '',
    `<g ${letters} stroke-width="3">${drawLabels(labels)}</g>`,
    ...pins,
    `<g ${letters} stroke-width="2">${drawText(ATTRIBUTION, credit)}</g></svg>`,
  ].join('');
}
