/** Engines that find places; the first is used unless another is chosen. */
export const GEOCODING_ENGINE_NAMES = ['embedded', 'nominatim', 'photon'] as const;

export type GeocodingEngineName = (typeof GEOCODING_ENGINE_NAMES)[number];
