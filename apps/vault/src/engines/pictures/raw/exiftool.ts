import { OUTPUT_PATH, SOURCE_PATH } from '@skydeck/ffmpeg-sandbox';
import { ShutInTools, type ToolLimits } from '../../sandbox/shut-in-tools.js';
import { Unreadable } from '../../unreadable.js';
import { turnedJpeg } from './turned-jpeg.js';

const LIMITS: ToolLimits = {
  cpuS: 30,
  memoryBytes: 2 * 1024 ** 3,
  fileBytes: 128 * 1024 ** 2,
  deadlineMs: 60_000,
};
const PROGRAMS = { exiftool: 'libimage-exiftool-perl' };
const HELP = ['exiftool', '-ver'];
const PREVIEWS = ['-PreviewImage', '-JpgFromRaw', '-OtherImage', '-ThumbnailImage'];
const PARTS = ['-q', '-q', '-b', '-a', '-W', `${OUTPUT_PATH}/%t%-c.%s`];
const FACTS = ['-q', '-q', '-j', '-n', '-w', `${OUTPUT_PATH}/%f.json`];
const NAMES = [
  'DateTimeOriginal CreateDate OffsetTimeOriginal OffsetTimeDigitized OffsetTime Make Model LensModel',
  'ExposureTime FNumber ISO FocalLength Orientation ImageSize Composite:GPSLatitude',
  'Composite:GPSLongitude Composite:GPSAltitude',
]
  .join(' ')
  .split(' ')
  .map((name) => `-${name}`);

/** What a raw file holds besides its pixels. */
export interface RawParts {
  /** Pictures that its camera made of it, the largest first, upright. */
  readonly previews: readonly Buffer[];
  /** JSON of what the camera wrote. */
  readonly tags: Buffer;
  /** Pixels of the whole picture, held upright; null when it does not say. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** XMP within it. */
  readonly packet: Buffer | undefined;
}

/** exiftool of this machine, shut in. */
export class Exiftool {
  readonly #tools: ShutInTools;

  constructor(folder: string, mayBeOpen: boolean) {
    this.#tools = new ShutInTools(folder, mayBeOpen, PROGRAMS, HELP);
  }

  open(): Promise<void> {
    return this.#tools.open();
  }

  /** @throws Unreadable when it is no raw file */
  async take(file: string, signal: AbortSignal): Promise<RawParts> {
    const parts = [...PARTS, ...PREVIEWS, '-XMP', SOURCE_PATH];
    const facts = [...FACTS, ...NAMES, SOURCE_PATH];
    const command = ['exiftool', ...parts, '-execute', ...facts];
    const made = await this.#tools.run({ command, file, limits: LIMITS }, signal);
    const [tags] = [...made].filter(([name]) => name.endsWith('.json')).map(([, bytes]) => bytes);
    if (tags === undefined) throw new Unreadable('damaged');
    const { turn, size } = shapeOf(tags);
    const previews = [...made.values()]
      .filter((bytes) => bytes[0] === 0xff && bytes[1] === 0xd8)
      .toSorted((one, other) => other.length - one.length)
      .map((jpeg) => turnedJpeg(jpeg, turn));
    return { previews, tags, size, packet: made.get('XMP.xmp') };
  }
}

/** How the camera was held: `Orientation` of Exif, 1 to 8. */
function shapeOf(tags: Buffer): { turn: number; size: RawParts['size'] } {
  const [first] = JSON.parse(tags.toString()) as Record<string, unknown>[];
  const turn = Number(first?.['Orientation'] ?? 1);
  const sizeText = first?.['ImageSize'];
  const [across = 0, down = 0] = (typeof sizeText === 'string' ? sizeText : '')
    .split(' ')
    .map(Number);
  const isSize = across > 0 && down > 0 && across < 1e6 && down < 1e6;
  const [width, height] = turn >= 5 && turn <= 8 ? [down, across] : [across, down];
  return { turn, size: isSize ? { width, height } : null };
}
