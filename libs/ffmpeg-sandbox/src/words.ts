/** Splits a command as it is typed. No word of it may have a space. */
export function words(command: string): string[] {
  return command.split(' ');
}
