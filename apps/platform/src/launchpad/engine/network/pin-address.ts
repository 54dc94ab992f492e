import { readFile } from 'node:fs/promises';
import { runCommand } from '@skydeck/exec';

/**
 * Has a bridge keep its hardware address. Otherwise it takes the lowest one of its ports, anew
 * whenever a port comes or goes, and whoever learnt the old one reaches the host no more until it
 * is forgotten.
 * @see https://docs.kernel.org/networking/bridge.html
 */
export async function pinAddress(bridge: string): Promise<void> {
  const address = (await readFile(`/sys/class/net/${bridge}/address`, 'utf8')).trim();
  await runCommand('ip', ['link', 'set', bridge, 'address', address]);
}
