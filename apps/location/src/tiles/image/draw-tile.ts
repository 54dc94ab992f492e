import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { groundColour, type Palette, ROAD_WIDTHS, roadColour } from '../style/palette.js';
import type { Label } from './draw-labels.js';
import type { MapView } from './map-view.js';

/** Where a tile is drawn, and how. */
interface Canvas {
  readonly view: MapView;
  readonly column: number;
  readonly row: number;
  readonly z: number;
  readonly palette: Palette;
  /** Names that are to be shown, where there is room for them. */
  readonly labels: Label[];
}

const POLYGON = 3;

/** Adds what a tile has to the layers of a drawing, as SVG. */
export function drawTile(bytes: Uint8Array, canvas: Canvas, into: Map<string, string[]>): void {
  const { view, palette } = canvas;
  const add = (layer: string, shape: string): void => {
    into.set(layer, [...(into.get(layer) ?? []), shape]);
  };
  const { layers } = new VectorTile(new PbfReader(bytes));
  for (const [name, layer] of Object.entries(layers)) {
    const shapes = new Map<string, string[]>();
    for (let index = 0; index < layer.length; index++) {
      const feature = layer.feature(index);
      if (name === 'places') {
        canvas.labels.push(label(feature, canvas));
        continue;
      }
      if (name === 'pois') continue;
      const kind = `${String(feature.properties['class'])}|${feature.type}`;
      const own = shapes.get(kind) ?? [];
      if (own.push(pathOf(feature, canvas)) === 1) shapes.set(kind, own);
    }
    for (const [kind, paths] of shapes) {
      const [of, type] = kind.split('|') as [string, string];
      const d = paths.join('');
      const fill = (colour: string): void =>
        add(name, `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`);
      const stroke = (layerName: string, colour: string, width: number, more = ''): void =>
        add(
          layerName,
          `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" ${more}/>`,
        );
      if (name === 'landuse') fill(groundColour(of, palette));
      else if (name === 'buildings') fill(palette.building);
      else if (name === 'water' && Number(type) === POLYGON) fill(palette.water);
      else if (name === 'water') stroke('water', palette.water, Math.max(0.5, view.zoom - 12));
      else if (name === 'boundaries')
        stroke('boundaries', palette.border, 1, 'stroke-dasharray="4 2"');
      else if (name === 'roads') {
        const width = roadWidth(of, view.zoom);
        const round = 'stroke-linecap="round" stroke-linejoin="round"';
        stroke('casing', palette.casing, width + 1, round);
        stroke('roads', roadColour(of, palette), width, round);
      }
    }
  }
}

/** As wide as MapLibre draws it by the style, near enough. */
function roadWidth(name: string, zoom: number): number {
  const [far, near, close] = ROAD_WIDTHS[name] ?? ROAD_WIDTHS['minor']!;
  const share = (from: number): number =>
    Math.min(1, Math.max(0, (1.5 ** (zoom - from) - 1) / (1.5 ** 4 - 1)));
  return zoom < 14 ? far + (near - far) * share(10) : near + (close - near) * share(14);
}

function placed({ extent }: VectorTileFeature, { view, column, row }: Canvas) {
  const scale = view.tilePixels / extent;
  const [left, top] = [column * view.tilePixels - view.left, row * view.tilePixels - view.top];
  return ({ x, y }: { x: number; y: number }) => [left + x * scale, top + y * scale] as const;
}

function pathOf(feature: VectorTileFeature, canvas: Canvas): string {
  const place = placed(feature, canvas);
  const rings = feature.loadGeometry().map((ring) => {
    const points = ring.map((point) =>
      place(point)
        .map((value) => value.toFixed(1))
        .join(' '),
    );
    return `M${points.join('L')}${feature.type === POLYGON ? 'Z' : ''}`;
  });
  return rings.join('');
}

const SIZES: Readonly<Record<string, number>> = { country: 18, state: 18, city: 18, town: 15 };

function label(feature: VectorTileFeature, canvas: Canvas): Label {
  const [x, y] = placed(feature, canvas)(feature.loadGeometry()[0]![0]!);
  const { class: of, name } = feature.properties;
  return { text: String(name), x, y, size: SIZES[String(of)] ?? 12 };
}
