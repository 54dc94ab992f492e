import type Docker from 'dockerode';
import { BuildFailure } from '../build-failure.js';
import { within } from '../runtimes/within.js';
import type { ResourceGroup } from '../sandbox/resource-group.js';
import { followBuild } from './follow-build.js';

const QUELL_MS = 100;
const PATIENCE_MS = 20_000;

/** An image build to run. */
interface ImageBuild {
  engine: Docker;
  /** The files of the build, as a tar stream. */
  context: NodeJS.ReadableStream;
  options: Docker.ImageBuildOptions;
  /** The group that the build's commands run in, when it is one of ours. */
  group: ResourceGroup | undefined;
  stop: AbortSignal;
}

/**
 * Runs an image build to its end. Told to stop, it ends the build's commands and waits for the engine to
 * give up: podman goes on with a build that nobody listens to. Without a group it can only hang up.
 */
export async function runImageBuild(
  { engine, context, options, group, stop }: ImageBuild,
  onLine: (line: string) => void,
): Promise<void> {
  stop.throwIfAborted();
  const line = new AbortController();
  const build = start();
  // Whoever waits for the build below hears of its failure.
  build.catch(() => undefined);
  const told = new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
  await Promise.race([build, told]);
  if (!stop.aborted) return;
  if (group) await giveUp(group, build);
  line.abort();
  throw new BuildFailure('cancelled', 'The build was stopped.');

  async function start(): Promise<void> {
    const request = { ...options, abortSignal: line.signal };
    await followBuild(await engine.buildImage(context, request), (text) => {
      if (!stop.aborted) onLine(text);
    });
  }
}

async function giveUp(group: ResourceGroup, build: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const end = build.catch(() => undefined).finally(() => ended.abort());
  const until = Date.now() + PATIENCE_MS;
  while (!ended.signal.aborted && Date.now() < until) {
    await group.quell();
    await within(end, QUELL_MS);
  }
}
