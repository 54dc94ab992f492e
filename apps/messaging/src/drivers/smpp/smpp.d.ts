declare module 'smpp' {
  import { EventEmitter } from 'node:events';
  import type { Socket } from 'node:net';

  /** A text as `data_coding` says, or bytes where that names none; and its header in elements. */
  export interface ShortMessage {
    readonly message?: string | Buffer;
    readonly udh?: readonly Buffer[];
  }

  /** A protocol data unit, with its fields by their names in SMPP 3.4. */
  export interface Pdu {
    readonly command: string;
    readonly command_status: number;
    readonly message_id?: string;
    readonly esm_class?: number;
    readonly source_addr?: string;
    readonly source_addr_ton?: number;
    readonly destination_addr?: string;
    readonly dest_addr_ton?: number;
    readonly short_message?: ShortMessage | Buffer | string;
    readonly message_payload?: ShortMessage | Buffer | string;
    readonly sar_msg_ref_num?: number;
    readonly sar_total_segments?: number;
    readonly sar_segment_seqnum?: number;
    readonly receipted_message_id?: string;
    response(fields?: object): Pdu;
  }

  export class Session extends EventEmitter {
    constructor(options: { socket: Socket });
    send(pdu: Pdu): boolean;
    bind_transceiver(fields: object, answered: (pdu: Pdu) => void): boolean;
    submit_sm(fields: object, answered: (pdu: Pdu) => void): boolean;
    enquire_link(answered: (pdu: Pdu) => void): boolean;
    unbind(answered: (pdu: Pdu) => void): boolean;
    destroy(): void;
  }

  interface Encoding {
    match(text: string): boolean;
    encode(text: string): Buffer;
  }
  const smpp: {
    readonly Session: typeof Session;
    readonly encodings: { readonly ASCII: Encoding; readonly UCS2: Encoding };
  };
  export default smpp;
}
