import { writeFile } from 'node:fs/promises';
import { startBrowser } from '@skydeck/testing/browser';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';

const FRAMES = 10;

/** Starts a Chromium whose camera shows a picture; no question is asked for it. */
export async function startBrowserWithCamera(picture: Buffer, file: string): Promise<Browser> {
  const frame = await sharp(picture)
    .resize(1280, 720, { fit: 'contain', background: '#3a3d40' })
    .jpeg({ quality: 92 })
    .toBuffer();
  await writeFile(file, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
  return startBrowser(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  );
}
