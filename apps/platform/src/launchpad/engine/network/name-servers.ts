import { readFile } from 'node:fs/promises';

/** systemd-resolved lists here what it asks itself; /etc/resolv.conf then only names its loopback address. */
const FILES = ['/etc/resolv.conf', '/run/systemd/resolve/resolv.conf'];

/** The IPv4 name servers of the host that another network namespace can reach too; empty without any. */
export async function reachableNameservers(files: readonly string[] = FILES): Promise<string[]> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const servers = [...text.matchAll(/^\s*nameserver\s+(\d+\.\d+\.\d+\.\d+)\s*$/gm)]
      .map((match) => match[1] ?? '')
      .filter((server) => !server.startsWith('127.'));
    if (servers.length > 0) return servers;
  }
  return [];
}
