/** What is read and needs words to look for: without them it is refused. */
export const NEEDS_WORDS: ReadonlySet<string> = new Set([
  'autocomplete',
  'findNearbyPlaces',
  'geocode',
  'getStaticMap',
  'getTrackedDeviceEta',
  'postReport',
  'reportPosition',
  'reverseGeocode',
  'searchDocuments',
  'searchNotes',
  'searchPlaces',
]);
