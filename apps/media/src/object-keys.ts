/** The object store is shared with other services: all that is ours begins with this. */
const ROOT = 'media';

/** Where an upload is put together; it becomes the file of its asset without being copied. */
export const uploadKey = (uploadId: string) => `${ROOT}/uploads/${uploadId}`;

/** All that was made for an asset; deleting it is deleting all that begins so. */
export const assetPrefix = (assetId: string) => `${ROOT}/assets/${assetId}/`;

/** All that was made for an asset by one attempt at the whole. */
export const generationPrefix = (assetId: string, generation: number) =>
  `${assetPrefix(assetId)}${generation}/`;

/**
 * A file of a rendition, by its name in an address: what `rendition.init_key` and
 * `segment.object_key` end with.
 */
export const renditionKey = (
  assetId: string,
  generation: number,
  rendition: string,
  file: string,
) => `${generationPrefix(assetId, generation)}${rendition}/${file}`;

/** The initialisation segment of a rendition, named after its bytes. */
export const initFile = (sha256: string) => `init-${sha256.slice(0, 12)}.mp4`;

/**
 * The fragments that one chunk has of a rendition. Each attempt has a file of its own: a worker that
 * was thought dead and comes back never replaces, nor removes, what is already being played.
 */
export const chunkFile = (position: number, attempt: number) => `c${position}-${attempt}.mp4`;

/** Names of files of renditions. */
export const RENDITION_FILE = /^(?:init-[\da-f]{12}|c\d{1,6}-\d{1,6})\.mp4$/;

/** A still picture, or what says which picture is where in one. */
export const imageKey = (
  assetId: string,
  generation: number,
  name: 'poster.jpg' | 'storyboard.jpg' | 'storyboard.vtt' | 'preview.webp',
) => `${generationPrefix(assetId, generation)}images/${name}`;

/** Words that go with an asset, in WebVTT. */
export const trackKey = (assetId: string, trackId: string) =>
  `${assetPrefix(assetId)}tracks/${trackId}.vtt`;

/** All that was kept of one time that a stream was live; it becomes an asset without being copied. */
export const liveSessionPrefix = (streamId: string, sessionId: string) =>
  `${ROOT}/live/${streamId}/${sessionId}/`;

/** All that was made of one static rendition; each attempt has a file of its own. */
export const downloadPrefix = (assetId: string, id: string) =>
  `${assetPrefix(assetId)}downloads/${id}-`;

/** A static rendition as one attempt made it. */
export const downloadKey = (assetId: string, id: string, attempt: number) =>
  `${downloadPrefix(assetId, id)}${attempt}.mp4`;

/** The file of a clip, as one attempt cut it. */
export const clipKey = (assetId: string, attempt: number) =>
  `${assetPrefix(assetId)}source-${attempt}.mp4`;

/** Pictures of moments that were asked for. */
export const stillPrefix = (assetId: string, generation: number) =>
  `${generationPrefix(assetId, generation)}stills/`;

/** A picture that a project keeps, for watermarks and posters. */
export const pictureKey = (imageId: string) => `${ROOT}/pictures/${imageId}.png`;
