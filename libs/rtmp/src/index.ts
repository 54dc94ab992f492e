export { flvHeader, flvTag } from './flv/flv-tag.js';
export { FlvReader } from './flv/flv-reader.js';
export { avcConfigOf, type PayloadKind, payloadKind } from './flv/media-payload.js';
export { type PictureSize, pictureSize } from './flv/picture-size.js';
export {
  type MediaMessage,
  type Publisher,
  type PublisherSink,
  RTMP_LIMITS,
  type RtmpGate,
  type RtmpLimits,
} from './listener/rtmp-gate.js';
export { RtmpListener } from './listener/rtmp-listener.js';
export {
  RTMP_ENDS,
  RTMP_REFUSALS,
  type RtmpAttempt,
  type RtmpEnd,
  type RtmpRefusal,
} from './rtmp-end.js';
export { PublishRefused } from './publisher/publish-refused.js';
export { RtmpPublisher } from './publisher/rtmp-publisher.js';
export { type RtmpTarget, rtmpTargetOf } from './publisher/rtmp-target.js';
