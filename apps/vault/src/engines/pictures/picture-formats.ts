import sharp from 'sharp';

/** Pixels of the largest picture that is opened: 16,383 each way. */
export const LIMIT_PX = 268_402_689;

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Tiff', 'Heif', 'Nsgif'];

/** Lets sharp read photographs alone: drawings could load files, documents run programs. */
export function allowPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  const operation = LOADERS.flatMap((name) => [
    `VipsForeignLoad${name}File`,
    `VipsForeignLoad${name}Buffer`,
  ]);
  sharp.unblock({ operation });
}
