import { type GreyImage, shadeAt } from './grey-image.js';

/** Turns the picture back by an angle; the canvas grows, so that no corner is lost. */
export function straighten(image: GreyImage, angleDeg: number): GreyImage {
  const sine = Math.sin((angleDeg * Math.PI) / 180);
  const cosine = Math.cos((angleDeg * Math.PI) / 180);
  const width = Math.ceil(image.width * cosine + image.height * Math.abs(sine));
  const height = Math.ceil(image.height * cosine + image.width * Math.abs(sine));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [right, down] = [x - width / 2, y - height / 2];
      pixels[y * width + x] = shadeAt(
        image,
        right * cosine - down * sine + image.width / 2,
        right * sine + down * cosine + image.height / 2,
      );
    }
  }
  return { pixels, width, height };
}

/** The picture upside down, which costs no interpolation. */
export function turnAround({ pixels, width, height }: GreyImage): GreyImage {
  return { pixels: pixels.toReversed(), width, height };
}

/** The picture turned by a quarter to the left. */
export function quarterTurn({ pixels, width, height }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      turned[(width - 1 - x) * height + y] = pixels[y * width + x]!;
    }
  }
  return { pixels: turned, width: height, height: width };
}
