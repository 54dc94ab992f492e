export { type FlvClip, flvClip } from './fixtures/flv-clip.js';
export { RtmpClient } from './fixtures/rtmp-client.js';
