import type { LocationSettings } from '../../location-settings.js';
import type { EmbeddedEngine } from './embedded/embedded.engine.js';
import type { GeocodingEngineName } from './engine-names.js';
import type { GeocodingEngine } from './geocoding-engine.js';
import { NominatimEngine } from './nominatim/nominatim.engine.js';
import { PhotonEngine } from './photon/photon.engine.js';

/** The one place that knows every engine. A new one is a file beside this and a line here. */
const ENGINES = {
  embedded: (embedded) => embedded,
  nominatim: (_embedded, url) => new NominatimEngine(url),
  photon: (_embedded, url) => new PhotonEngine(url),
} satisfies Record<GeocodingEngineName, (embedded: EmbeddedEngine, url: string) => GeocodingEngine>;

/** The engine that the operator chose. */
export function chosenEngine(
  { config }: LocationSettings,
  embedded: EmbeddedEngine,
): GeocodingEngine {
  const { LOCATION_GEOCODER: name, LOCATION_GEOCODER_URL: url } = config;
  if (name !== 'embedded' && url === undefined) {
    throw new Error(`LOCATION_GEOCODER=${name} needs LOCATION_GEOCODER_URL.`);
  }
  return ENGINES[name](embedded, url ?? '');
}
