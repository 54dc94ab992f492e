import smpp from 'smpp';
import { smsParts } from '../../messages/sms-parts.js';

/** How parts of a long message say that they belong together. */
export type Concatenation = 'udh' | 'sar' | 'payload';

/** One `submit_sm`: the text, and what says how to read it. */
export interface SmppPart {
  /** 0 for the default alphabet, 8 for UCS-2; never left to the library. */
  readonly data_coding: 0 | 8;
  readonly esm_class: number;
  readonly short_message: Buffer;
  readonly message_payload?: Buffer;
  readonly sar_msg_ref_num?: number;
  readonly sar_total_segments?: number;
  readonly sar_segment_seqnum?: number;
}

const UDH_INDICATOR = 0x40;
const ROOM = { gsm7: 153, ucs2: 67 } as const;
const EXTENSION = new Set('\f^{}\\[~]|€');

/**
 * Cuts a text into parts. Neither an escape pair nor a surrogate pair is cut in two.
 * @see SMPP 3.4 sections 5.2.12, 5.2.19, 5.3.2.22; 3GPP TS 23.040 section 9.2.3.24.1
 */
export function smppParts(text: string, reference: number, how: Concatenation): SmppPart[] {
  const { encoding, parts } = smsParts(text);
  const isGsm = encoding === 'gsm7';
  const encode = (piece: string) => smpp.encodings[isGsm ? 'ASCII' : 'UCS2'].encode(piece);
  const plain = { data_coding: isGsm ? (0 as const) : (8 as const), esm_class: 0 };
  if (parts === 1) return [{ ...plain, short_message: encode(text) }];
  if (how === 'payload') {
    return [{ ...plain, short_message: Buffer.alloc(0), message_payload: encode(text) }];
  }
  const pieces = cut(text, isGsm);
  return pieces.map((piece, index): SmppPart => {
    const body = encode(piece);
    if (how === 'udh') {
      const udh = Buffer.from([5, 0, 3, reference & 0xff, pieces.length, index + 1]);
      const short_message = Buffer.concat([udh, body]);
      return { data_coding: plain.data_coding, esm_class: UDH_INDICATOR, short_message };
    }
    return {
      data_coding: plain.data_coding,
      esm_class: 0,
      short_message: body,
      sar_msg_ref_num: reference & 0xffff,
      sar_total_segments: pieces.length,
      sar_segment_seqnum: index + 1,
    };
  });
}

function cut(text: string, isGsm: boolean): string[] {
  const room = isGsm ? ROOM.gsm7 : ROOM.ucs2;
  const pieces = [''];
  let used = 0;
  for (const character of text) {
    const units = isGsm ? 1 + Number(EXTENSION.has(character)) : character.length;
    if (used + units > room) {
      pieces.push('');
      used = 0;
    }
    used += units;
    pieces[pieces.length - 1] += character;
  }
  return pieces;
}
