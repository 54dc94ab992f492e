import type { Pdu, ShortMessage } from 'smpp';
import type { DeliveredText, TextPart } from '../../inbound/concatenation/delivered-text.js';

/** Bits of `esm_class` that tell receipts from what people send. */
const KIND_BITS = 0x3c;
const INTERNATIONAL = 1;
/** Information elements of a header that name a part, by octets of the reference. */
const SHORT_REFERENCE = 0x00;
const LONG_REFERENCE = 0x08;

/**
 * Reads a text that a person sent. Null for receipts and what else centres tell.
 * @see SMPP 3.4 sections 4.6.1 and 5.2.12; 3GPP TS 23.040 sections 9.2.3.24.1 and 9.2.3.24.8
 */
export function readInbound(pdu: Pdu): DeliveredText | null {
  if (((pdu.esm_class ?? 0) & KIND_BITS) !== 0) return null;
  const { message, udh } = bodyOf(pdu);
  return {
    from: numberOf(pdu.source_addr, pdu.source_addr_ton),
    to: numberOf(pdu.destination_addr, pdu.dest_addr_ton),
    // What the library leaves as bytes is no text.
    text: typeof message === 'string' ? message : null,
    part: valid(partInHeader(udh) ?? partInFields(pdu)),
  };
}

function bodyOf({ short_message: short, message_payload: payload }: Pdu): ShortMessage {
  const [message] = [payload, short].flatMap((one) => one ?? []);
  if (message === undefined) return { message: '' };
  return typeof message === 'string' || Buffer.isBuffer(message) ? { message } : message;
}

function numberOf(address = '', ton?: number): string {
  return ton === INTERNATIONAL && /^\d/.test(address) ? `+${address}` : address;
}

function partInHeader(udh: readonly Buffer[] = []): TextPart | null {
  for (const element of udh) {
    const [kind, length, first = 0, second = 0, third = 0, fourth = 0] = element;
    if (kind === SHORT_REFERENCE && length === 3) {
      return { reference: first, total: second, number: third };
    }
    if (kind === LONG_REFERENCE && length === 4) {
      return { reference: first * 256 + second, total: third, number: fourth };
    }
  }
  return null;
}

function partInFields({
  sar_msg_ref_num: reference,
  sar_total_segments: total,
  sar_segment_seqnum: number,
}: Pdu): TextPart | null {
  if (reference === undefined || total === undefined || number === undefined) return null;
  return { reference, total, number };
}

/** A part of one, or a number that there is not, is taken as a whole. */
function valid(part: TextPart | null): TextPart | null {
  return part && part.total > 1 && part.number >= 1 && part.number <= part.total ? part : null;
}
