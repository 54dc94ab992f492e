import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@skydeck/config';
import { Injectable } from '@nestjs/common';
import { VpsSettings } from '../vps-settings.js';
import { SizeErrors } from './size.errors.js';

/** Header with the content of `owner.token` in the folder of the installation. */
export const OWNER_HEADER = 'skydeck-owner-token';

const SHORTEST = 32;

/** Knows who runs the installation: whoever can read its folder. */
@Injectable()
export class Operator {
  constructor(private readonly settings: VpsSettings) {}

  /** @throws `vps_size.not_operator` */
  async require(header: string | readonly string[] | undefined): Promise<void> {
    const token = typeof header === 'string' ? header : '';
    const right = await this.#token();
    // Hashes are of one length, so the comparison says nothing about the token's.
    const isRight = timingSafeEqual(digest(right), digest(token));
    if (right.length < SHORTEST || !isRight) throw SizeErrors.not_operator();
  }

  /** Read each time: the file may be renewed while the service runs. Empty when there is none. */
  async #token(): Promise<string> {
    const path = join(folderOf(this.settings.config.SKYDECK_HOME), 'owner.token');
    return (await readFile(path, 'utf8').catch(() => '')).trim();
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
