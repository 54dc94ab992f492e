import { GeocodingErrors } from '../geocoding.errors.js';

/** Refuses what an engine cannot do, with the names of it. @throws `geocoding.unsupported_by_engine` */
export function refuse(engine: string, wanted: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(wanted).filter((name) => wanted[name] !== undefined);
  if (names.length === 0) return;
  throw GeocodingErrors.unsupported_by_engine({
    detail: `The engine ${engine} does not know ${names.join(', ')}.`,
  });
}
