import type { RtpPacket } from './rtp-packet.js';

/** A coded picture, put together from packets. */
export interface CodedPicture {
  /** Of 90 kHz. */
  readonly timestamp: number;
  readonly isKey: boolean;
  /** What a decoder takes: Annex B of H.264, or a frame of VP8. */
  readonly bytes: Buffer;
}

/** More than any picture has; what is larger is no picture. */
export const MAX_PICTURE_BYTES = 4 * 2 ** 20;

/** Puts pictures together; after a gap nothing comes out before the next key picture. */
export interface PictureAssembler {
  push(packet: RtpPacket): CodedPicture | null;
  /** Packets are missing. */
  lost(): void;
  /** Whether only a key picture helps. */
  readonly needsKey: boolean;
}
