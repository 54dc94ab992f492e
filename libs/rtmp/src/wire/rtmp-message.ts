/** Types of messages: sections 5.4 and 7.1 of Adobe's RTMP 1.0. */
export const MESSAGE = {
  setChunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  userControl: 4,
  windowAckSize: 5,
  peerBandwidth: 6,
  audio: 8,
  video: 9,
  dataAmf3: 15,
  commandAmf3: 17,
  data: 18,
  command: 20,
  aggregate: 22,
} as const;

/** A whole message. */
export interface RtmpMessage {
  readonly type: number;
  readonly streamId: number;
  readonly timestampMs: number;
  readonly payload: Buffer;
}
