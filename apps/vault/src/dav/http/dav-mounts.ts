import { Injectable } from '@nestjs/common';
import type { DavProduct } from '../app-passwords/app-password.entity.js';
import type { DavReply, DavRequest } from '../protocol/dav-exchange.js';
import type { DavSession } from './dav-session.js';

/** Something that answers below an address. */
export interface DavMount {
  /** Such as `/dav/files`. */
  readonly base: string;
  /** A password opens it that opens one of them. */
  readonly products: readonly DavProduct[];
  /** What `OPTIONS` answers, to whoever asks. */
  readonly options: DavReply;
  readonly handle: (request: DavRequest, session: DavSession) => Promise<DavReply>;
}

/** What is served over DAV; whoever serves something adds it when the service starts. */
@Injectable()
export class DavMounts {
  readonly #all: DavMount[] = [];

  add(mount: DavMount): void {
    this.#all.push(mount);
  }

  /** The one that an address is of. */
  find(path: string): DavMount | undefined {
    return this.#all.find(({ base }) => path === base || path.startsWith(`${base}/`));
  }
}
