/** How often it looks whether the file is still there. */
const LOOK_S = 3;

/** Waits for the command, and ends it when the file is gone. What it naps in ends with it. */
const WATCH = `file=$1; shift
"$@" &
child=$!
(
  nap=
  trap 'kill "$nap" 2>/dev/null; exit' TERM
  while [ -e "$file" ]; do sleep ${LOOK_S} & nap=$!; wait "$nap"; done
  kill -KILL "$child"
) &
watch=$!
wait "$child"
code=$?
kill "$watch" 2>/dev/null
exit "$code"`;

/**
 * Makes a command end once a file of its own is gone, as when somebody removes the folder of an
 * installation: it outlives the platform, and nobody else would ever end it.
 */
export function whileThere(file: string, argv: readonly string[]): string[] {
  return ['sh', '-uc', WATCH, 'sh', file, ...argv];
}
