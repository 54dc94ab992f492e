/** What may be wrong with a live picture. */
export type FrameProblem = 'dark' | 'glare' | 'soft' | 'good';

const WIDTH_PX = 320;
const DARK = 55;
const BLOWN_OUT = 253;
const BLOCK_PX = 8;
const MOST_GLARE = 0.04;
const LEAST_SHARPNESS = 45;

const canvas = document.createElement('canvas');

/** Judges a frame of a camera at a small size, a few times a second. */
export function judgeFrame(video: HTMLVideoElement): FrameProblem {
  const height = Math.round((WIDTH_PX * video.videoHeight) / Math.max(1, video.videoWidth));
  canvas.width = WIDTH_PX;
  canvas.height = Math.max(1, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const shades = new Float32Array(data.length / 4);
  let sum = 0;
  for (let at = 0; at < shades.length; at++) {
    const shade = data[at * 4]! * 0.3 + data[at * 4 + 1]! * 0.59 + data[at * 4 + 2]! * 0.11;
    shades[at] = shade;
    sum += shade;
  }
  if (sum / shades.length < DARK) return 'dark';
  if (shareBlownOut(shades) > MOST_GLARE) return 'glare';
  return varianceOfLaplacian(shades, WIDTH_PX) < LEAST_SHARPNESS ? 'soft' : 'good';
}

/** A patch without any other tone than white is a reflection; bright paper has its print. */
function shareBlownOut(shades: Float32Array): number {
  const rows = Math.floor(shades.length / WIDTH_PX / BLOCK_PX);
  const columns = WIDTH_PX / BLOCK_PX;
  let blown = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isBlownOut(shades, row * BLOCK_PX * WIDTH_PX + column * BLOCK_PX)) blown++;
    }
  }
  return blown / Math.max(1, rows * columns);
}

function isBlownOut(shades: Float32Array, start: number): boolean {
  for (let y = 0; y < BLOCK_PX; y++) {
    for (let x = 0; x < BLOCK_PX; x++) {
      if (shades[start + y * WIDTH_PX + x]! < BLOWN_OUT) return false;
    }
  }
  return true;
}

function varianceOfLaplacian(shades: Float32Array, width: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let at = width + 1; at < shades.length - width - 1; at++) {
    const value =
      4 * shades[at]! -
      shades[at - 1]! -
      shades[at + 1]! -
      shades[at - width]! -
      shades[at + width]!;
    sum += value;
    squares += value * value;
    count++;
  }
  return squares / count - (sum / count) ** 2;
}
