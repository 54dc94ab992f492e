import type { Fix } from '../positions/position.js';

/** What a device says of where it was; who it is it says by its own name. */
export interface Report extends Fix {
  /** Such as an IMEI; at most 128 characters. */
  readonly externalId: string;
}

/** Why something that was sent is no message. */
export type Broken =
  | 'checksum'
  | 'content'
  | 'garbage'
  | 'oversize'
  | 'truncated'
  | 'not_signed_in';

/** What a device sent. Answers go out once what they confirm is stored, in their order. */
export type Message =
  /** It says who it is: answer `accept` when it is known, else `refuse` and end the connection. */
  | {
      readonly kind: 'sign_in';
      readonly externalId: string;
      readonly accept: Uint8Array;
      readonly refuse: Uint8Array | null;
    }
  | {
      readonly kind: 'reports';
      readonly reports: readonly Report[];
      /** How many said that they do not know where they are. */
      readonly withoutFix: number;
      readonly answer: Uint8Array | null;
    }
  /** It is there, or says what is not about places. */
  | { readonly kind: 'alive'; readonly answer: Uint8Array | null }
  /** Left out; where the connection goes on is found again, unless it is to be ended. */
  | {
      readonly kind: 'broken';
      readonly why: Broken;
      readonly endsConnection: boolean;
      readonly answer: Uint8Array | null;
    };

/** One connection of a device; bytes may come in pieces of any size. Never throws for what was sent. */
export interface DeviceStream {
  /** Takes the next bytes, and says what is whole now. */
  push(bytes: Uint8Array): Message[];
  /** The device is gone: says whether something was cut off. */
  end(): Message[];
}

/** A form of binary messages over connections. */
export interface StreamProtocol {
  readonly name: string;
  open(): DeviceStream;
}
