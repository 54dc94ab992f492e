import { PassThrough, type Readable, Transform } from 'node:stream';
import { DatabaseEngineError } from '../../database.driver.js';
import { DUMP_OPTIONS } from '../../embedded/postgres/dump.js';
import { HARMLESS, setExtension } from '../../embedded/postgres/extensions.js';
import { ownerOf } from '../../embedded/postgres/names.js';
import { extensionOf, isOurs, LEFT_OUT, requireEmpty } from '../../embedded/postgres/restore.js';
import { WORK } from '../manifests/tool-job.js';
import { toldAsDatabases } from '../cluster-failures.js';
import type { KnownServers } from './known-servers.js';
import { ToolPods } from './tool-pods.js';

const MEGABYTE = 2 ** 20;
const LEAST_ROOM_MB = 64;

/** Copies of single databases, made and restored by pods that have nothing but the programs for it. */
export class Dumps {
  readonly #pods: ToolPods;

  constructor(private readonly servers: KnownServers) {
    this.#pods = new ToolPods(servers);
  }

  /** A consistent copy of a database while others work with it. */
  async dump(id: string, database: string): Promise<Readable> {
    const tools = await this.#pods.open(id, database, LEAST_ROOM_MB);
    try {
      const command = await tools.start(['pg_dump', ...DUMP_OPTIONS]);
      command.stdin.end();
      const out = new PassThrough();
      command.stdout.pipe(out, { end: false });
      const finish = async (): Promise<void> => {
        const { code, complaint } = await command.ended;
        await tools[Symbol.asyncDispose]();
        if (code !== 0) {
          throw new DatabaseEngineError('failed', `The dump failed. ${complaint}`.trim());
        }
      };
      command.stdout.once('end', () => {
        toldAsDatabases(finish).then(
          () => out.end(),
          (error: Error) => out.destroy(error),
        );
      });
      // Whoever reads no further wants the rest no more.
      out.once('close', () => {
        command.stdout.resume();
        command.end();
      });
      return out;
    } catch (error) {
      await tools[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Fills an empty database from a dump: all of it, or nothing. */
  async restore(id: string, database: string, dump: Readable): Promise<void> {
    const admin = await this.servers.admin(id);
    await requireEmpty(admin, database);
    const { spec } = await this.servers.get(id);
    const roomMb = Number(/^(\d+)Mi$/.exec(spec?.storage?.size ?? '')?.[1] ?? LEAST_ROOM_MB);
    await using tools = await this.#pods.open(id, database, roomMb);
    const file = `${WORK}/dump`;
    await tools.run(['/bin/sh', '-c', `cat >${file}`], dump.pipe(upTo(dump, roomMb * MEGABYTE)));
    const list = (await told(tools.run(['pg_restore', '--list', file]))).split('\n');
    const wanted = list.filter((line) => !isOurs(line)).join('\n');
    await tools.run(['/bin/sh', '-c', `cat >${file}.list`], streamOf(`${wanted}\n`));
    for (const extension of list.map(extensionOf)) {
      if (HARMLESS.includes(extension)) await setExtension(admin, database, extension, true);
    }
    const options = [
      `--dbname=${database}`,
      `--role=${ownerOf(database)}`,
      `--use-list=${file}.list`,
      '--single-transaction',
      '--exit-on-error',
      ...LEFT_OUT,
      '--no-password',
    ];
    await told(tools.run(['pg_restore', ...options, file]));
  }
}

async function told(work: Promise<string>): Promise<string> {
  return work.catch((error: unknown) => {
    if (!(error instanceof DatabaseEngineError)) throw error;
    throw new DatabaseEngineError(error.reason, `The restore failed. ${error.message}`, {
      cause: error,
    });
  });
}

function streamOf(text: string): Readable {
  const stream = new PassThrough();
  stream.end(text);
  return stream;
}

/** Ends what is read when it does not fit; a failure of its source is passed on. */
function upTo(source: Readable, limitBytes: number): Transform {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const isTooLarge = bytes > limitBytes;
      done(
        isTooLarge ? new DatabaseEngineError('disk_full', 'the dump is too large') : null,
        chunk,
      );
    },
  });
  source.once('error', (error) => counted.destroy(error));
  return counted;
}
