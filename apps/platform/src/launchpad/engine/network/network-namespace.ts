import { CommandFailed, runCommand } from '@skydeck/exec';

/** A network namespace that hangs on a bridge by a pair of links. */
export interface NetworkNamespace {
  name: string;
  /** Name of the link's end on the host, at most 15 characters. */
  outside: string;
  bridge: string;
  /** Its address with the length of the prefix. */
  address: string;
  gateway: string;
}

/** Makes a namespace with a link to the bridge and a way out; false when there is one of its name. */
export async function createNamespace(namespace: NetworkNamespace): Promise<boolean> {
  const { name, outside, bridge, address, gateway } = namespace;
  const isNew = await ipCommands([
    `netns add ${name}`,
    `link add ${outside} type veth peer name eth0 netns ${name}`,
    // Isolated ports of a bridge reach the host but never one another.
    `link set ${outside} master ${bridge} up`,
    `link set ${outside} type bridge_slave isolated on`,
  ]).then(
    () => true,
    (error: unknown) => {
      if (isTaken(error)) return false;
      throw error;
    },
  );
  if (!isNew) return false;
  const inside = [
    'link set lo up',
    `addr add ${address} dev eth0`,
    'link set eth0 up',
    `route add default via ${gateway}`,
  ];
  await ipCommands(inside, ['-n', name]);
  return true;
}

/** The first command is refused, and with it all after it. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof CommandFailed)) return false;
  return error.lastLines.some((line) => /namespace file .*File exists/.test(line));
}

/** Removes what {@link createNamespace} made, as far as it came. */
export async function deleteNamespace({ name, outside }: NetworkNamespace): Promise<void> {
  // The link first: a deleted namespace gives its link back only some time later.
  await runCommand('ip', ['link', 'delete', outside]).catch(() => undefined);
  await runCommand('ip', ['netns', 'delete', name]).catch(() => undefined);
}

/** Runs commands of the program ip, all in one process. */
export async function ipCommands(
  lines: readonly string[],
  options: readonly string[] = [],
): Promise<void> {
  await runCommand('ip', [...options, '-batch', '-'], { input: `${lines.join('\n')}\n` });
}
