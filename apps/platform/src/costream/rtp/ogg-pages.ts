/** Pages of Ogg (RFC 3533) that hold Opus (RFC 7845). */
const CAPTURE = Buffer.from('OggS');
const HEADER_BYTES = 27;
const [CONTINUES, BEGINS] = [0x01, 0x02];
const SERIAL = 1;
/** More than any page has. */
const MAX_HELD_BYTES = 2 ** 18;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x80000000 ? 0x04c11db7 : 0);
  return crc >>> 0;
});

function checksum(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes)
    crc = ((crc << 8) ^ (CRC_TABLE[((crc >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  return crc;
}

/** Writes packets of Opus as a stream of Ogg, one page each, so that nothing waits. */
export class OggWriter {
  #page = 0;

  /** What a stream begins with. @param channels 1 or 2 */
  head(channels: number): Buffer {
    const head = Buffer.alloc(19);
    head.write('OpusHead');
    head[8] = 1;
    head[9] = channels;
    head.writeUInt32LE(48_000, 12);
    const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);
    return Buffer.concat([this.#write(head, 0, BEGINS), this.#write(tags, 0, 0)]);
  }

  /** @param position samples of 48 kHz, this packet included */
  packet(packet: Buffer, position: number): Buffer {
    return this.#write(packet, position, 0);
  }

  #write(packet: Buffer, position: number, flags: number): Buffer {
    const whole = Math.floor(packet.length / 255);
    const lacing = Buffer.alloc(whole + 1, 255);
    lacing[whole] = packet.length % 255;
    const header = Buffer.alloc(HEADER_BYTES);
    CAPTURE.copy(header);
    header[5] = flags;
    header.writeBigUInt64LE(BigInt(position), 6);
    header.writeUInt32LE(SERIAL, 14);
    header.writeUInt32LE(this.#page++, 18);
    header[26] = lacing.length;
    const page = Buffer.concat([header, lacing, packet]);
    page.writeUInt32LE(checksum(page), 22);
    return page;
  }
}

/** Reads packets of a stream of Ogg that an encoder of ours writes, however its bytes are cut. */
export class OggReader {
  #rest: Buffer = Buffer.alloc(0);
  #open: Buffer[] = [];

  /** The packets that are whole with these bytes; the first two are the heads. */
  *push(bytes: Buffer): Generator<Buffer> {
    let all = Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const at = all.indexOf(CAPTURE);
      if (at < 0 || all.length < at + HEADER_BYTES) break;
      const lacing = all.subarray(at + HEADER_BYTES, at + HEADER_BYTES + (all[at + 26] ?? 0));
      const from = at + HEADER_BYTES + (all[at + 26] ?? 0);
      const end = lacing.reduce((sum, length) => sum + length, from);
      if (all.length < end) break;
      const isContinued = ((all[at + 5] ?? 0) & CONTINUES) !== 0;
      yield* this.#packets(lacing, all.subarray(from, end), isContinued);
      all = all.subarray(end);
    }
    this.#rest = Buffer.from(all.subarray(-MAX_HELD_BYTES));
  }

  *#packets(lacing: Buffer, body: Buffer, isContinued: boolean): Generator<Buffer> {
    if (!isContinued) this.#open = [];
    let at = 0;
    for (const length of lacing) {
      this.#open.push(body.subarray(at, at + length));
      at += length;
      if (length === 255) continue;
      yield Buffer.concat(this.#open);
      this.#open = [];
    }
  }
}
