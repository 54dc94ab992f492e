/** What the operator allows of files. */
export class FileLimits {
  constructor(
    /** Most bytes of one file. */
    readonly fileBytes: number,
    /** Most bytes of all files of a project; 0 for any number. */
    readonly projectBytes: number,
    /** How long what was deleted stays in the trash. */
    readonly trashDays: number,
  ) {}
}
