/** By byte: its remainder, of a checksum whose bits are reflected. */
function remainders(polynomial: number): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    return value;
  });
}

const X25 = remainders(0x8408);
const ARC = remainders(0xa001);

function over(bytes: Uint8Array, table: Uint16Array, start: number): number {
  let value = start;
  for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 0xff]!;
  return value;
}

/** CRC-16/X-25, which documents of trackers call CRC-ITU. */
export const crcX25 = (bytes: Uint8Array): number => over(bytes, X25, 0xffff) ^ 0xffff;

/** CRC-16/ARC, which is called CRC-16/IBM too. */
export const crcArc = (bytes: Uint8Array): number => over(bytes, ARC, 0);
