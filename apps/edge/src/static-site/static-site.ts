import type { Stats } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { sep } from 'node:path';
import { send, type SendResult } from '@fastify/send';
import { cacheControlFor } from './cache-policy.js';
import { sitePath } from './site-path.js';

/** An answer made from a file, or the reason why there is none. */
export type SiteAnswer =
  | { readonly kind: 'found'; readonly status: number; readonly result: SendResult }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'release_missing' };

class OutsideRelease extends Error {}

/** The files of one static release. */
export class StaticSite {
  readonly #dir: string;
  readonly #spa: boolean;
  #root: string | undefined;

  constructor({ dir, spa }: { dir: string; spa: boolean }) {
    this.#dir = dir;
    this.#spa = spa;
  }

  /** Finds the file for a GET or HEAD request. */
  async answer(request: IncomingMessage, path: string): Promise<SiteAnswer> {
    this.#root ??= await realpath(this.#dir).catch(() => undefined);
    if (this.#root === undefined) return { kind: 'release_missing' };
    const inside = sitePath(path);
    const exact = inside === undefined ? undefined : await this.#file(request, inside);
    if (exact) return { kind: 'found', status: exact.statusCode, result: exact };
    return this.#instead(request, path);
  }

  /** An app with its own router answers every page; other sites may have a page for this case. */
  async #instead(request: IncomingMessage, path: string): Promise<SiteAnswer> {
    const page = !/\.\w+$/.test(path) || (request.headers.accept ?? '').includes('text/html');
    if (this.#spa && page) {
      const index = await this.#file(request, '/index.html');
      if (index) return { kind: 'found', status: index.statusCode, result: index };
    }
    const own = await this.#file(withoutConditions(request), '/404.html');
    return own ? { kind: 'found', status: 404, result: own } : { kind: 'not_found' };
  }

  async #file(request: IncomingMessage, path: string): Promise<SendResult | undefined> {
    const root = this.#root!;
    const mustBeInside = async (file: string) => {
      if (!(await realpath(file)).startsWith(root + sep)) throw new OutsideRelease();
    };
    const onFile = async (file: string, stat: Stats) => {
      if (!stat.isFile()) throw new OutsideRelease();
      await mustBeInside(file);
      // Builds often give every file the same modification time, which would make two releases
      // look alike. The time of the change on this disk cannot be set.
      stat.mtime = stat.ctime;
    };
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    try {
      const result = await send(request, encoded, {
        root,
        index: ['index.html'],
        extensions: ['html'],
        dotfiles: 'allow',
        cacheControl: false,
        onFile,
      });
      if (result.type === 'directory') {
        await mustBeInside(result.metadata.path);
        result.headers['Location'] = `${encoded}/`;
      }
      if (result.type === 'file') result.headers['Cache-Control'] = cacheControlFor(path);
      return isMissing(result) ? undefined : result;
    } catch (error) {
      if (error instanceof OutsideRelease) return undefined;
      throw error;
    }
  }
}

function isMissing(result: SendResult): boolean {
  return result.type === 'error' && result.statusCode !== 412 && result.statusCode !== 416;
}

/** The same request, as if the visitor had nothing yet: a 404 is never `not modified`. */
function withoutConditions(request: IncomingMessage): IncomingMessage {
  const { method, headers } = request;
  return { method, headers: { accept: headers.accept } } as IncomingMessage;
}
