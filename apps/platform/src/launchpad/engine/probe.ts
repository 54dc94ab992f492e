/** One thing that keeps a driver from working, with the command that mends it where there is one. */
export interface Problem {
  /** Stable machine name, such as `bwrap_missing`. */
  code: string;
  text: string;
  /** A command or an instruction for the operator. */
  fix?: string;
}

/** What a driver found out about the machine it would run on. */
export interface Probe {
  /** True when the driver can do its work; problems may then still name what is weaker than it should be. */
  ok: boolean;
  /** The version of the engine behind the driver, when it has one. */
  version?: string;
  problems: Problem[];
}
