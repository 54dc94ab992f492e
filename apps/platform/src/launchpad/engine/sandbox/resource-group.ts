/** Upper bounds of everything that runs in one sandbox. */
export interface GroupLimits {
  /** Processors, fractions allowed. */
  cpu: number;
  memoryMb: number;
  /** Processes and threads together. */
  pids: number;
  /** Builds give way to whatever serves requests. */
  priority: 'build' | 'serve';
}

/** All processes of one sandbox: counted, limited and ended together. */
export interface ResourceGroup {
  /** What {@link ResourceGroups.rejoin} finds it by. */
  readonly name: string;
  /** Its name as a control group, from the root of the tree; undefined when it is none. */
  readonly path?: string;
  /** The prefix of an argument list that makes the command after it a member. */
  enter(argv: readonly string[]): string[];
  /** To be called with the outermost process of each tree once it runs. Returns what to call at its end. */
  watch(pid: number): () => void;
  /** As {@link watch}, for a process that is none of the members but the parent of all. */
  watchBelow(pid: number): void;
  /** Ids of the member processes, as the host counts them. */
  pids(): Promise<number[]>;
  /** How many members were killed for want of memory. */
  oomKills(): Promise<number>;
  /** How many times a member was refused a new process. */
  refusedForks(): Promise<number>;
  /** Kills the members of this moment; what joins later can start nothing more. */
  quell(): Promise<void>;
  /** Kills every member and resolves when none is left, then removes the group. */
  destroy(): Promise<void>;
}

/** Where groups come from on this machine. */
export interface ResourceGroups {
  create(name: string, limits: GroupLimits): Promise<ResourceGroup>;
  /** A group that an earlier run has made, by its name. */
  rejoin(name: string, limits: GroupLimits): ResourceGroup;
  /** Destroys every group of this installation but those named, left over from an earlier run or not. */
  sweep(keep?: ReadonlySet<string>): Promise<void>;
}
