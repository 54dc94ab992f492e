export { createMedia, mediaDefinition, type MediaOverrides } from './create-media.js';
export { MediaConfig } from './media.config.js';
export { SentLog } from './playback/stream/sent-log.js';
export { SentBytes } from './playback/stream/sent-bytes.js';
