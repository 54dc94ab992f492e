import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ComputeFailure } from '../compute-failure.js';
import type { ImageSource } from '../image-source.js';
import { whileLocked } from './file-lock.js';
import type { ImageRecipe } from './image-recipe.js';
import { type ImageObstacle, ImageObstacles } from './image-obstacles.js';
import { limitedCommand } from './limited-command.js';
import { RECIPES } from './recipes.js';

/** An image that is built and on this machine. */
export interface CachedImage extends ImageSource {
  readonly slug: string;
  /** Of the compressed file. */
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly builtAt: string;
}

export interface BuildOptions {
  readonly signal?: AbortSignal;
  /** Told a share from 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Builds anew when what is there is older, so that it has the latest packages. */
  readonly maxAgeMs?: number;
}

/** Images built on this machine: one file for each, named by the hash of its recipe. */
export class ImageCache {
  private readonly obstacles = new ImageObstacles();

  constructor(
    private readonly dir: string,
    private readonly recipes: readonly ImageRecipe[] = RECIPES,
  ) {}

  /** The image as it is here; undefined before its first build. */
  async find(slug: string): Promise<CachedImage | undefined> {
    const recipe = this.recipe(slug);
    const text = await readFile(this.file(recipe, 'json'), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const image = JSON.parse(text) as CachedImage;
    const size = await stat(image.path).then(
      (file) => file.size,
      () => -1,
    );
    return size === image.sizeBytes ? image : undefined;
  }

  /**
   * Why an image cannot be had here; undefined when it is here or can be built. What was found out
   * is told at once and looked into again after a minute: a mirror may take long to answer.
   */
  async obstacle(slug: string): Promise<ImageObstacle | undefined> {
    const recipe = this.recipes.find((one) => one.slug === slug);
    if (!recipe || (await this.find(slug))) return undefined;
    return this.obstacles.of(recipe);
  }

  /** The image, built now unless it is here. Only one build of it runs on the machine. */
  async build(slug: string, options: BuildOptions = {}): Promise<CachedImage> {
    const { maxAgeMs = Infinity, signal = new AbortController().signal } = options;
    const isFresh = (image: CachedImage): boolean =>
      Date.now() - Date.parse(image.builtAt) < maxAgeMs;
    const recipe = this.recipe(slug);
    const present = await this.find(slug);
    if (present && isFresh(present)) return present;
    const obstacle = await recipe.obstacle();
    if (obstacle) throw new ComputeFailure('unsupported', `${obstacle.what}: ${obstacle.fix}`);
    await mkdir(this.dir, { recursive: true });
    return whileLocked(this.file(recipe, 'lock'), signal, async () => {
      const meanwhile = await this.find(slug);
      if (meanwhile && isFresh(meanwhile)) return meanwhile;
      return this.make(recipe, signal, options.onProgress ?? (() => undefined));
    });
  }

  private async make(
    recipe: ImageRecipe,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ): Promise<CachedImage> {
    const prefix = `build-${recipe.slug}.`;
    // We hold the lock, so these are of builds that were killed.
    const left = (await readdir(this.dir)).filter((name) => name.startsWith(prefix));
    for (const name of left) await rm(join(this.dir, name), { recursive: true, force: true });
    const workDir = await mkdtemp(join(this.dir, prefix));
    try {
      const tarFile = join(workDir, 'root.tar');
      const empty = join(workDir, 'empty');
      await mkdir(empty);
      await recipe.build({
        tarFile,
        workDir: empty,
        signal,
        onProgress: (done) => onProgress(done * 0.9),
      });
      const packed = `${tarFile}.zst`;
      const deadlineMs = 600_000;
      await limitedCommand('zstd', ['-q', '-3', '--rm', tarFile], { signal, deadlineMs });
      const { sha256, sizeBytes } = await digest(packed);
      const path = join(this.dir, `${recipe.slug}-${sha256.slice(0, 16)}.tar.zst`);
      await rename(packed, path);
      const image: CachedImage = {
        id: `${recipe.slug}-${sha256.slice(0, 16)}`,
        slug: recipe.slug,
        title: recipe.title,
        format: 'rootfs',
        path,
        hasCloudInit: recipe.hasCloudInit,
        sha256,
        sizeBytes,
        builtAt: new Date().toISOString(),
      };
      await this.record(recipe, image, workDir);
      onProgress(1);
      return image;
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  /** The note comes last and whole: what it names is complete on disk. */
  private async record(recipe: ImageRecipe, image: CachedImage, workDir: string): Promise<void> {
    const note = join(workDir, 'note.json');
    await writeFile(note, JSON.stringify(image, undefined, 2), { flush: true });
    await rename(note, this.file(recipe, 'json'));
    const folder = await open(this.dir);
    await folder.sync().finally(() => folder.close());
  }

  private recipe(slug: string): ImageRecipe {
    const recipe = this.recipes.find((one) => one.slug === slug);
    if (!recipe) throw new ComputeFailure('image_missing', `There is no image ${slug}.`);
    return recipe;
  }

  private file(recipe: ImageRecipe, ending: string): string {
    const key = createHash('sha256').update(JSON.stringify(recipe.inputs)).digest('hex');
    return join(this.dir, `${recipe.slug}-${key.slice(0, 12)}.${ending}`);
  }
}

async function digest(path: string): Promise<{ sha256: string; sizeBytes: number }> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { sha256: hash.digest('hex'), sizeBytes: (await stat(path)).size };
}
