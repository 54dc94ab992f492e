const LONGEST_PX = 3000;
const QUALITY = 0.92;

/** Takes the frame that a camera shows now, as a JPEG. */
export async function takePicture(video: HTMLVideoElement): Promise<Blob> {
  return draw(video, video.videoWidth, video.videoHeight);
}

/** Makes a chosen file upright, of a sensible size and free of what else the file says. */
export async function preparePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await draw(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

async function draw(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const scale = Math.min(1, LONGEST_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')!.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
