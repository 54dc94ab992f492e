import { runCommand } from '@skydeck/exec';

/**
 * Docker makes the host drop all forwarded packets that nobody accepts in its own tables. Ours are
 * judged by our own table before they come there, so they are accepted in the old one.
 */
export async function openForwarding(bridge: string): Promise<void> {
  const rules = await runCommand('iptables', ['-w', '-S', 'FORWARD']).catch(() => undefined);
  if (!rules?.stdout.includes('-P FORWARD DROP')) return;
  for (const rule of rulesFor(bridge)) {
    const present = await runCommand('iptables', ['-w', '-C', ...rule]).then(
      () => true,
      () => false,
    );
    if (!present) await runCommand('iptables', ['-w', '-I', ...rule]);
  }
}

/** Takes back what {@link openForwarding} did, if anything. */
export async function closeForwarding(bridge: string): Promise<void> {
  for (const rule of rulesFor(bridge)) {
    await runCommand('iptables', ['-w', '-D', ...rule]).catch(() => undefined);
  }
}

function rulesFor(bridge: string): string[][] {
  return ['-i', '-o'].map((direction) => ['FORWARD', direction, bridge, '-j', 'ACCEPT']);
}
