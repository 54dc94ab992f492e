const ORIGIN = 0x7c00;
const SECTOR_BYTES = 512;

const SEGMENTS = [0x31, 0xc0, 0x8e, 0xd8, 0x8e, 0xd0, 0xbc, 0x00, 0x7c, 0xfc];
const SET_PORT = [0xb8, 0xe3, 0x00, 0x31, 0xd2, 0xcd, 0x14];
/** Byte by byte, until one is 0. */
const SEND_LINE = [0xac, 0x84, 0xc0, 0x74, 0x08, 0xb4, 0x01, 0x31, 0xd2, 0xcd, 0x14, 0xeb, 0xf3];
/** Again, as long as nothing comes. */
const RECEIVE = [0xb4, 0x02, 0x31, 0xd2, 0xcd, 0x14, 0xf6, 0xc4, 0x80, 0x75, 0xf5];
/** The letter's capital; then the next one is received. */
const ANSWER = [0x24, 0xdf, 0xb4, 0x01, 0x31, 0xd2, 0xcd, 0x14, 0xeb, 0xeb];

/**
 * The smallest system that starts by itself: the boot sector of a disk. It writes a line to the
 * serial port by the BIOS (interrupt 14h), and answers each letter with its capital.
 */
export function bootSector(line: string): Buffer {
  // Segments 0 and a stack below, then serial port 0 at 9600 baud, 8N1.
  const begin = [SEGMENTS, SET_PORT].flat();
  const rest = [SEND_LINE, RECEIVE, ANSWER].flat();
  const at = ORIGIN + begin.length + 3 + rest.length;
  const sector = Buffer.alloc(SECTOR_BYTES);
  Buffer.from([...begin, 0xbe, at & 0xff, at >> 8, ...rest]).copy(sector);
  sector.write(`${line}\0`, at - ORIGIN, 'latin1');
  sector.writeUInt16BE(0x55aa, SECTOR_BYTES - 2);
  return sector;
}
