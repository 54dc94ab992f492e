import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  findSandboxFor,
  inWorkFolder,
  runTool,
  sandboxFor,
  TranscodeFailed,
  type SandboxKind,
} from '@skydeck/ffmpeg-sandbox';
import { Unreadable } from '../unreadable.js';

/** What a tool may use up. */
export interface ToolLimits {
  readonly cpuS: number;
  readonly memoryBytes: number;
  /** Of one file that it writes. */
  readonly fileBytes: number;
  readonly deadlineMs: number;
}

/** One program that reads a file and writes others. */
export interface Tool {
  readonly command: readonly string[];
  readonly file: string;
  readonly limits: ToolLimits;
}

/** Programs of this machine, each call shut in by itself: no network, nothing of ours to see. */
export class ShutInTools {
  #kind: Promise<SandboxKind> | undefined;

  /**
   * @param folder private folder for what tools write; it is removed when they end
   * @param mayBeOpen whether tools may run without a sandbox, where a container is the wall
   * @param needed programs, and the Debian packages that have them
   * @param trial a command that succeeds at once
   */
  constructor(
    private readonly folder: string,
    private readonly mayBeOpen: boolean,
    private readonly needed: Readonly<Record<string, string>>,
    private readonly trial: readonly string[],
  ) {}

  /** Looks for the programs. @throws TranscoderUnavailable with the command that cures it */
  async open(): Promise<void> {
    await this.#sandbox();
  }

  /**
   * Runs a tool and reads what it wrote, by name.
   * @throws Unreadable when it ends without success, or not at all
   */
  async run({ command, file, limits }: Tool, signal: AbortSignal): Promise<Map<string, Buffer>> {
    const kind = await sandboxFor(await this.#sandbox(), file);
    const outer = await mkdtemp(path.join(this.folder, 'tool-'));
    try {
      return await inWorkFolder(kind, outer, async (folder) => {
        const { deadlineMs, ...view } = limits;
        await runTool(kind, command, { view: { file, folder, ...view }, signal, deadlineMs });
        return await readAll(folder, limits.fileBytes);
      });
    } catch (error) {
      throw error instanceof TranscodeFailed ? unreadable(error) : error;
    } finally {
      await rm(outer, { recursive: true, force: true });
    }
  }

  #sandbox(): Promise<SandboxKind> {
    this.#kind ??= findSandboxFor(this.mayBeOpen, this.needed, this.trial).catch(
      (error: unknown) => {
        // Installed since? It is looked for again the next time.
        this.#kind = undefined;
        throw error;
      },
    );
    return this.#kind;
  }
}

async function readAll(folder: string, maxBytes: number): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  let bytes = 0;
  for (const entry of (await readdir(folder, { withFileTypes: true })).toSorted(byName)) {
    // Links could lead out of the folder.
    if (!entry.isFile()) continue;
    const content = await readFile(path.join(folder, entry.name));
    bytes += content.length;
    if (bytes > maxBytes * 2) throw new Unreadable('too_large');
    found.set(entry.name, content);
  }
  return found;
}

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'en', { numeric: true });

function unreadable(error: TranscodeFailed): Error {
  if (error.kind === 'aborted') return error;
  if (error.kind === 'deadline') return new Unreadable('timed_out', { cause: error });
  return new Unreadable(error.kind === 'killed' ? 'too_large' : 'damaged', { cause: error });
}
