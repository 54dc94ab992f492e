import sharp, { type Sharp } from 'sharp';

/** Tilts a picture about its middle line, so that its foot is nearer to the camera. */
export async function inPerspective(picture: Sharp, tilt: number): Promise<Sharp> {
  if (tilt === 0) return picture;
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const tilted = Buffer.alloc(data.length, 0x8a);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [right, down] = [x - width / 2, y - height / 2];
      const depth = 1 + (tilt * down) / height;
      const from = [right / depth + width / 2, down / depth + height / 2] as const;
      for (let channel = 0; channel < channels; channel++) {
        const shade = shadeAt(data, width, height, channels, from[0], from[1], channel);
        if (shade !== undefined) tilted[(y * width + x) * channels + channel] = shade;
      }
    }
  }
  return sharp(tilted, { raw: { width, height, channels } });
}

function shadeAt(
  data: Buffer,
  width: number,
  height: number,
  channels: number,
  x: number,
  y: number,
  channel: number,
): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined;
  const at = (u: number, v: number): number => data[(v * width + u) * channels + channel]!;
  const [right, down] = [x - left, y - top];
  const above = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const below = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return above * (1 - down) + below * down;
}
