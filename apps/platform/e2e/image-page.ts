import { eventually } from '@skydeck/testing';
import type { PodmanService } from '../src/launchpad/engine/fixtures/podman-service.js';
import { freePorts } from './installation.js';

/** Runs an image as a container of the host's network and asks it for a page. */
export async function imagePage(podman: PodmanService, image: string, path = '/'): Promise<string> {
  const [port] = await freePorts(1);
  const id = await podman.command('run', '-d', '--network=host', '-e', `PORT=${port}`, image);
  try {
    return await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        signal: AbortSignal.timeout(2_000),
      });
      return answer.text();
    });
  } finally {
    await podman.command('rm', '-f', '-t', '0', id.trim());
  }
}
