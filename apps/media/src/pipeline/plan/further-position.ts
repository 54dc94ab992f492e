import { FURTHER_CODECS, type FurtherCodec } from '../../transcoder/index.js';

/** Tasks of one codec; a file has far fewer chunks. */
export const CODEC_STRIDE = 10_000;

/** The position of a task that makes a chunk in a codec beside H.264. */
export const furtherPosition = (codec: FurtherCodec, chunk: number): number =>
  FURTHER_CODECS.indexOf(codec) * CODEC_STRIDE + chunk;

/** What the position of such a task says. */
export function readFurtherPosition(position: number): { codec: FurtherCodec; chunk: number } {
  const codec = FURTHER_CODECS[Math.floor(position / CODEC_STRIDE)];
  if (!codec) throw new Error(`No codec has tasks at ${position}.`);
  return { codec, chunk: position % CODEC_STRIDE };
}
