/** A packet of RTP (RFC 3550, section 5.1) without what comes between header and payload. */
export interface RtpPacket {
  readonly payloadType: number;
  readonly sequence: number;
  readonly timestamp: number;
  readonly ssrc: number;
  readonly marker: boolean;
  readonly payload: Buffer;
}

const VERSION = 2;
const HEADER_BYTES = 12;
/** What RTCP has in the second byte: RFC 5761, section 4. */
const [FIRST_RTCP, LAST_RTCP] = [192, 223];

/** Reads a packet; null when it is RTCP, or none. */
export function readRtp(bytes: Buffer): RtpPacket | null {
  const [first = 0, second = 0] = bytes;
  if (bytes.length < HEADER_BYTES || first >> 6 !== VERSION) return null;
  if (second >= FIRST_RTCP && second <= LAST_RTCP) return null;
  let from = HEADER_BYTES + (first & 0x0f) * 4;
  if ((first & 0x10) !== 0) {
    if (bytes.length < from + 4) return null;
    from += 4 + bytes.readUInt16BE(from + 2) * 4;
  }
  const padding = (first & 0x20) === 0 ? 0 : (bytes.at(-1) ?? 0);
  const to = bytes.length - padding;
  if (to <= from) return null;
  return {
    payloadType: second & 0x7f,
    marker: (second & 0x80) !== 0,
    sequence: bytes.readUInt16BE(2),
    timestamp: bytes.readUInt32BE(4),
    ssrc: bytes.readUInt32BE(8),
    payload: bytes.subarray(from, to),
  };
}

/** Writes a packet; its numbers are taken modulo what fits. */
export function writeRtp(packet: RtpPacket): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header[0] = VERSION << 6;
  header[1] = packet.payloadType | (packet.marker ? 0x80 : 0);
  header.writeUInt16BE(packet.sequence & 0xffff, 2);
  header.writeUInt32BE(packet.timestamp % 2 ** 32, 4);
  header.writeUInt32BE(packet.ssrc, 8);
  return Buffer.concat([header, packet.payload]);
}
