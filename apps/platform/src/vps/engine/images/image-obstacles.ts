import type { ImageRecipe } from './image-recipe.js';

/** Why an image cannot be built here, and the command that mends it. */
export interface ImageObstacle {
  readonly what: string;
  readonly fix: string;
}

interface Found {
  readonly at: number;
  readonly obstacle: Promise<ImageObstacle | undefined>;
}

const AGAIN_MS = 60_000;

/** What stands in the way of recipes, as it was found last. */
export class ImageObstacles {
  readonly #found = new Map<string, Found>();

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** What is known, at once; only the first question waits for the answer. */
  of(recipe: ImageRecipe): Promise<ImageObstacle | undefined> {
    const known = this.#found.get(recipe.slug);
    if (known && this.nowMs() - known.at < AGAIN_MS) return known.obstacle;
    const asked: Found = { at: this.nowMs(), obstacle: recipe.obstacle() };
    asked.obstacle.catch(() => this.#found.delete(recipe.slug));
    if (!known) {
      this.#found.set(recipe.slug, asked);
      return asked.obstacle;
    }
    this.#found.set(recipe.slug, { at: this.nowMs(), obstacle: known.obstacle });
    asked.obstacle.then(
      () => this.#found.set(recipe.slug, asked),
      () => undefined,
    );
    return known.obstacle;
  }
}
