/**
 * Gives the memory of bytes back at once. The garbage collector frees a buffer only after it has gone
 * through all that lives, and files of any size are made of buffers. Bytes that share their memory
 * with others, as small ones do, are left alone; the others have a length of 0 from then on.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (!(buffer instanceof SharedArrayBuffer) && buffer.byteLength === byteLength) {
    buffer.transfer(0);
  }
}
