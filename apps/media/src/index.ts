export { createMedia, mediaDefinition, type MediaOverrides } from './create-media.js';
export { MediaConfig } from './media.config.js';
