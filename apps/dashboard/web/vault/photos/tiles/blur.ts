import { decode } from 'blurhash';

const SIDE_PX = 24;
const MOST_KEPT = 2000;
const kept = new Map<string, string>();

/** The blur of a photograph as an address of a picture; empty when it cannot be drawn. */
export function blurUrl(hash: string): string {
  const known = kept.get(hash);
  if (known !== undefined) return known;
  const drawn = draw(hash);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(hash, drawn);
  return drawn;
}

function draw(hash: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) return '';
  try {
    const pixels = new ImageData(SIDE_PX, SIDE_PX);
    pixels.data.set(decode(hash, SIDE_PX, SIDE_PX));
    context.putImageData(pixels, 0, 0);
  } catch {
    return '';
  }
  return canvas.toDataURL();
}
