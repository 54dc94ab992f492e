const LONGEST = 64;
const ASSIGNMENT = /^[A-Za-z_][A-Za-z0-9_]*=/;

/**
 * The program that a command names. The rest may hold secrets, and so may the variables that are
 * set before it.
 */
export function firstWord(command: string | readonly string[]): string {
  if (typeof command !== 'string') return (command[0] ?? '').slice(0, LONGEST);
  const words = command.trim().split(/\s+/);
  const program = words.find((word) => !ASSIGNMENT.test(word)) ?? '';
  // A quoted value with a space in it would pass for a program.
  const isPlain = words.indexOf(program) === 0 && /^[\w./+-]+$/.test(program);
  return isPlain ? program.slice(0, LONGEST) : 'sh';
}
