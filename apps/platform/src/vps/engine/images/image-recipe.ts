/** What one build of an image is given. */
export interface ImageBuild {
  /** The uncompressed tar archive to write. */
  readonly tarFile: string;
  /** An empty folder for the build, removed after it. */
  readonly workDir: string;
  readonly signal: AbortSignal;
  /** Told a share from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** How an image of the catalogue is made on this machine. */
export interface ImageRecipe {
  /** Stable name, such as `debian-12`. */
  readonly slug: string;
  readonly title: string;
  readonly hasCloudInit: boolean;
  /** Everything that decides the content; a change makes a new image. */
  readonly inputs: readonly string[];
  /** Longest time a build may take. */
  readonly timeoutMs: number;
  /** Why it cannot be built here, with the command that mends it; undefined when it can. */
  obstacle(): Promise<{ what: string; fix: string } | undefined>;
  /** Writes the root file system as a tar archive. */
  build(build: ImageBuild): Promise<void>;
}
