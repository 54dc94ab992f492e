import { access } from 'node:fs/promises';
import Docker from 'dockerode';
import type { Probe } from '../probe.js';

/** Where Docker and podman listen when they were installed the usual way. */
const USUAL_SOCKETS = ['/var/run/docker.sock', '/run/podman/podman.sock'];
/** How to get one. */
export const ENGINE_FIX =
  'apt-get install -y podman runc catatonit && systemctl enable --now podman.socket';

/** A container engine that speaks the Docker Engine API: Docker or podman. */
export class ContainerEngine {
  constructor(private readonly socket?: string) {}

  /** The engine's client; undefined when no engine listens on this machine. */
  async find(): Promise<Docker | undefined> {
    const socketPath = await this.findSocket();
    return socketPath === undefined ? undefined : new Docker({ socketPath });
  }

  /** Where it listens; undefined when none does. */
  async findSocket(): Promise<string | undefined> {
    for (const socketPath of this.socket ? [this.socket] : USUAL_SOCKETS) {
      const present = await access(socketPath).then(
        () => true,
        () => false,
      );
      if (present) return socketPath;
    }
    return undefined;
  }

  async probe(): Promise<Probe> {
    const engine = await this.find();
    if (!engine) return missing('No container engine listens on this machine.');
    try {
      const { Version } = await engine.version();
      return { ok: true, version: Version, problems: [] };
    } catch (error) {
      return missing(`The container engine does not answer: ${(error as Error).message}`);
    }
  }
}

function missing(text: string): Probe {
  return { ok: false, problems: [{ code: 'engine_missing', text, fix: ENGINE_FIX }] };
}

/** Whether the engine says that a thing does not exist. */
export function isAbsent(error: unknown): boolean {
  return (error as { statusCode?: number }).statusCode === 404;
}
