/** The head of a file of IVF with VP8; the size is only a hint. */
export function ivfHead(): Buffer {
  const head = Buffer.alloc(32);
  head.write('DKIF');
  head.writeUInt16LE(32, 6);
  head.write('VP80', 8);
  head.writeUInt16LE(640, 12);
  head.writeUInt16LE(360, 14);
  head.writeUInt32LE(90_000, 16);
  head.writeUInt32LE(1, 20);
  return head;
}

/** A frame, at a time of 90 kHz. */
export function ivfFrame(bytes: Buffer, time: number): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt32LE(bytes.length);
  head.writeBigUInt64LE(BigInt(time), 4);
  return Buffer.concat([head, bytes]);
}
