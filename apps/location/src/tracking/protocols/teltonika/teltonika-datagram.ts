import { broken } from '../framed-stream.js';
import type { Message } from '../report.js';
import { messageOf } from './teltonika.js';

const IMEI_BYTES = 15;
/** Length, number, a byte that says nothing, number of the records, length of the IMEI. */
const HEAD_BYTES = 8;

/**
 * What one datagram of Teltonika says; the answer goes where it came from. Who sends it is not proved.
 * @see https://wiki.teltonika-gps.com/view/Codec
 */
export function readTeltonikaDatagram(bytes: Uint8Array): Message {
  const packet = Buffer.from(bytes);
  const head = HEAD_BYTES + IMEI_BYTES;
  if (packet.length < head + 3) return broken('truncated');
  const length = packet.readUInt16BE() + 2;
  if (length !== packet.length) return broken(length > packet.length ? 'truncated' : 'garbage');
  const externalId = packet.toString('latin1', HEAD_BYTES, head);
  const isSigned = packet.readUInt16BE(6) === IMEI_BYTES && /^\d{15}$/.test(externalId);
  if (!isSigned) return broken('not_signed_in');
  return messageOf(packet.subarray(head), externalId, (count) =>
    Uint8Array.of(0, 5, packet[2]!, packet[3]!, 1, packet[5]!, count),
  );
}
