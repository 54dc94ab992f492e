import { randomBytes } from 'node:crypto';
import { runCommand } from '@skydeck/exec';

const HOST = '198.19.5.1';
const CLIENT = '198.19.5.2';

/** A machine beyond this host that calls, and that can be called. */
export class OutsideClient implements AsyncDisposable {
  /** Its address. */
  readonly address = CLIENT;
  /** The host's address towards it. */
  readonly host = HOST;

  private constructor(private readonly name: string) {}

  static async start(): Promise<OutsideClient> {
    const name = `skycl${randomBytes(3).toString('hex')}`;
    const script = [
      `ip netns add ${name}`,
      `ip link add ${name} type veth peer name eth0 netns ${name}`,
      `ip addr add ${HOST}/30 dev ${name}`,
      `ip link set ${name} up`,
      `ip -n ${name} addr add ${CLIENT}/30 dev eth0`,
      `ip -n ${name} link set eth0 up`,
      `ip -n ${name} link set lo up`,
      `ip -n ${name} route add default via ${HOST}`,
      `mkdir -p /run/${name}/cgi-bin`,
      `echo outside >/run/${name}/index.html`,
      `printf '#!/bin/sh\\necho; echo $REMOTE_ADDR\\n' >/run/${name}/cgi-bin/who`,
      `chmod 755 /run/${name}/cgi-bin/who`,
      `ip netns exec ${name} busybox httpd -p 80 -h /run/${name}`,
    ];
    await runCommand('sh', ['-ec', script.join('\n')]);
    return new OutsideClient(name);
  }

  /** The page that it gets; empty when nobody answers. */
  async fetch(host: string, port = 80): Promise<string> {
    const nc = ['netns', 'exec', this.name, 'busybox', 'nc', '-w', '2', host, String(port)];
    const input = 'GET / HTTP/1.0\r\n\r\n';
    const done = await runCommand('ip', nc, { input }).catch(() => undefined);
    return done?.stdout.at(-1)?.trim() ?? '';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { name } = this;
    const clear = `kill $(ip netns pids ${name}); ip netns delete ${name}; ip link delete ${name}; rm -r /run/${name}`;
    await runCommand('sh', ['-c', `${clear}; true`]);
  }
}
