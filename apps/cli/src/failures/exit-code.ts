/** What the tool's exit status says to a script. */
export const ExitCode = {
  ok: 0,
  error: 1,
  /** The command line itself was wrong; nothing was sent. */
  usage: 2,
  /** Not signed in, or not allowed. */
  auth: 3,
  notFound: 4,
  timeout: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];
