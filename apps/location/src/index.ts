export { createLocation, locationDefinition, type LocationOverrides } from './create-location.js';
export { LocationConfig } from './location.config.js';
