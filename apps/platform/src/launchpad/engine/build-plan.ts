/** How an application is built and started, decided by the detector and shown to the user. */
export interface BuildPlan {
  runtime: 'node' | 'static' | 'dockerfile';
  /** Wanted Node major or full version, such as `24`. The builder falls back to the newest it has and says so. */
  nodeVersion?: string;
  /** Folder of the application inside the repository, relative, `.` for the root. */
  root: string;
  /** Run in this order; each one in a sandbox of its own, in `root`. */
  steps: BuildStep[];
  /** Shell command of the web process, run in `root`. */
  start?: string;
  /** Folder with the built site, relative to `root`. */
  staticDir?: string;
  /** Answer unknown paths of a static site with its index.html. */
  spa?: boolean;
  /** Path of the Dockerfile, relative to `root`. */
  dockerfile?: string;
  /** Port the web process listens on; handed to it as `PORT`. */
  port: number;
  healthPath?: string;
  reasons: string[];
  warnings: string[];
}

/** One command of a build. */
export interface BuildStep {
  name: 'install' | 'build' | 'prune';
  /** A shell command. */
  run: string;
  /**
   * Files, relative to the plan's root, that alone decide what an install leaves in node_modules.
   * Empty means that the result is never kept for the next build.
   */
  cacheKeyFiles: string[];
  /** Whether the command may reach public addresses. */
  network: boolean;
  env?: Record<string, string>;
}
