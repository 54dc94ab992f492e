const ORIGIN = 0x7c00;
const SECTOR_BYTES = 512;

/**
 * The smallest system that starts by itself: the boot sector of a disk. It writes a line to the
 * serial port by the BIOS (interrupt 14h), and answers each letter with its capital.
 */
export function bootSector(line: string): Buffer {
  const begin = [
    ...[0x31, 0xc0, 0x8e, 0xd8, 0x8e, 0xd0, 0xbc, 0x00, 0x7c, 0xfc], // segments 0, stack below
    ...[0xb8, 0xe3, 0x00, 0x31, 0xd2, 0xcd, 0x14], // serial port 0: 9600 baud, 8N1
  ];
  const rest = [
    ...[0xac, 0x84, 0xc0, 0x74, 0x08], // next byte of the line; on at its end
    ...[0xb4, 0x01, 0x31, 0xd2, 0xcd, 0x14, 0xeb, 0xf3], // send it, again
    ...[0xb4, 0x02, 0x31, 0xd2, 0xcd, 0x14], // receive
    ...[0xf6, 0xc4, 0x80, 0x75, 0xf5], // nothing came: again
    ...[0x24, 0xdf, 0xb4, 0x01, 0x31, 0xd2, 0xcd, 0x14, 0xeb, 0xeb], // capital, send, again
  ];
  const at = ORIGIN + begin.length + 3 + rest.length;
  const sector = Buffer.alloc(SECTOR_BYTES);
  Buffer.from([...begin, 0xbe, at & 0xff, at >> 8, ...rest]).copy(sector);
  sector.write(`${line}\0`, at - ORIGIN, 'latin1');
  sector.writeUInt16BE(0x55aa, SECTOR_BYTES - 2);
  return sector;
}
