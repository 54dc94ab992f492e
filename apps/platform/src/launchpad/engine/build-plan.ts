/** What an application can be to us; `static` is files that the edge serves. */
export const RUNTIMES_OF_PLANS = [
  'node',
  'static',
  'dockerfile',
  'image',
  'python',
  'go',
  'ruby',
  'php',
  'java',
] as const;

/** A package manager that is fetched from the registry of npm, to the version. */
export interface PlannedTool {
  name: 'pnpm' | 'yarn' | 'bun';
  /** A full version, or the first part or two of one. */
  version: string;
}

/** How an application is built and started, decided by the detector and shown to the user. */
export interface BuildPlan {
  runtime: (typeof RUNTIMES_OF_PLANS)[number];
  /** Wanted Node major or full version, such as `24`. The builder falls back to the newest it has and says so. */
  nodeVersion?: string;
  /** Package manager that build and processes find, besides npm. */
  packageManager?: PlannedTool;
  /** Folder of the application inside the repository, relative, `.` for the root. */
  root: string;
  /** Run in this order; each one in a sandbox of its own, in `root`. */
  steps: BuildStep[];
  /** Shell command of the web process, run in `root`. */
  start?: string;
  /** Shell commands of the processes that run beside the web process, by name. */
  processes?: Record<string, string>;
  /** Shell command that runs once after the build, before traffic is switched. */
  releaseCommand?: string;
  /** Commands that run by the clock. */
  crons?: PlannedCron[];
  /** Folder with the built site, relative to `root`. */
  staticDir?: string;
  /** Answer unknown paths of a static site with its index.html. */
  spa?: boolean;
  /** Name and digest of the image that somebody else has built. */
  image?: string;
  /** Path of the Dockerfile, relative to `root`. */
  dockerfile?: string;
  /** Port the web process listens on; handed to it as `PORT`. */
  port: number;
  healthPath?: string;
  reasons: string[];
  warnings: string[];
}

/** A command that runs by the clock. */
export interface PlannedCron {
  name: string;
  /** Five fields: minute, hour, day of the month, month, day of the week. */
  schedule: string;
  /** A time zone of the IANA database. */
  timeZone: string;
  command: string;
  /** What happens when the run before has not ended. */
  overlap: 'forbid' | 'allow';
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
