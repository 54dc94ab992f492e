/** Long enough that it is hardly ever there twice. */
const TAIL_BYTES = 64;

/** What of a text is not kept yet, when it may begin with what is. */
export function newsOf(kept: Buffer, text: Buffer): Buffer {
  if (kept.length === 0) return text;
  if (kept.includes(text)) return Buffer.alloc(0);
  const tail = kept.subarray(-TAIL_BYTES);
  const at = text.lastIndexOf(tail);
  return at === -1 ? text : text.subarray(at + tail.length);
}
