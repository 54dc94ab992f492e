/** The object store is shared with other services: all that is ours begins with this. */
const ROOT = 'media';

/** Where an upload is put together; it becomes the file of its asset without being copied. */
export const uploadKey = (uploadId: string) => `${ROOT}/uploads/${uploadId}`;

/** All that was made for an asset; deleting it is deleting all that begins so. */
export const assetPrefix = (assetId: string) => `${ROOT}/assets/${assetId}/`;

/** All that was made for an asset by one attempt at the whole. */
export const generationPrefix = (assetId: string, generation: number) =>
  `${assetPrefix(assetId)}${generation}/`;

/** The initialisation segment of a rendition. */
export const initKey = (assetId: string, generation: number, rendition: string) =>
  `${generationPrefix(assetId, generation)}init-${rendition}.mp4`;

/** The fragments that one chunk has of a rendition. */
export const chunkKey = (
  assetId: string,
  generation: number,
  rendition: string,
  position: number,
) => `${generationPrefix(assetId, generation)}${rendition}/c${position}.mp4`;

/** A still picture, or what says which picture is where in one. */
export const imageKey = (
  assetId: string,
  generation: number,
  name: 'poster.jpg' | 'storyboard.jpg' | 'storyboard.vtt',
) => `${generationPrefix(assetId, generation)}images/${name}`;

/** Words that go with an asset, in WebVTT. */
export const trackKey = (assetId: string, trackId: string) =>
  `${assetPrefix(assetId)}tracks/${trackId}.vtt`;
