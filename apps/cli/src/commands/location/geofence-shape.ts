import type { LocationComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';
import { parsePlace } from './place.js';
import { readJson } from './read-file.js';

type Shape = LocationComponents['schemas']['GeofenceShape'];

/** The shape that options describe; undefined when there is none. */
export async function shapeOf(
  context: CommandContext,
  input: CommandInput,
): Promise<Shape | undefined> {
  const [circle, file] = [input.text('circle'), input.text('geojson')];
  if (circle !== undefined && file !== undefined) {
    throw usageError('Give one of --circle and --geojson.');
  }
  if (circle !== undefined) return parseCircle(circle);
  if (file === undefined) return undefined;
  const geometry = geometryIn(await readJson(context, file));
  if (geometry?.type === 'Polygon') {
    return { type: 'polygon', polygon: geometry } as unknown as Shape;
  }
  const width = Number(input.text('width'));
  if (geometry?.type !== 'LineString') {
    throw usageError(`${file} has neither a Polygon nor a LineString.`);
  }
  if (!(width > 0)) throw usageError('A line needs --width in metres.');
  return { type: 'corridor', line: geometry, width_m: width } as unknown as Shape;
}

/** A circle written as `47.14,9.52,500`: latitude, longitude and metres. */
export function parseCircle(text: string): Shape {
  const [lat, lon, radius, ...more] = text.split(',');
  const metres = Number(radius?.trim() || NaN);
  if (more.length > 0 || !(metres > 0)) {
    throw usageError(`${text} is no circle: write latitude,longitude,metres.`);
  }
  return { type: 'circle', center: parsePlace(`${lat},${lon ?? ''}`), radius_m: metres };
}

interface GeoJson {
  readonly type?: string;
  readonly geometry?: unknown;
  readonly features?: readonly unknown[];
}

/** The geometry of a file of GeoJSON, which may be that of a feature, or of the only one of many. */
function geometryIn(value: unknown): GeoJson | undefined {
  const { type, geometry, features } = (value ?? {}) as GeoJson;
  if (type === 'Feature') return geometryIn(geometry);
  if (type === 'FeatureCollection' && features?.length === 1) return geometryIn(features[0]);
  return value as GeoJson | undefined;
}
