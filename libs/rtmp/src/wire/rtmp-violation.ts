/** What came is not RTMP as we take it: the connection is closed. */
export class RtmpViolation extends Error {
  override readonly name = 'RtmpViolation';
}
