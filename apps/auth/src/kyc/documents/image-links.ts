import { Injectable } from '@nestjs/common';
import { Signature } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { z } from 'zod';
import type { AuthConfig } from '../../auth.config.js';
import { keyOrigin } from '../../derive-key.js';
import { Settings } from '../../settings.module.js';

const Claims = z.object({
  /** The picture. */
  d: z.string(),
  /** Who looks at it. */
  v: z.string(),
  /** Until when, in milliseconds. */
  e: z.int(),
});

/** What a link says. */
export interface ImageLink {
  readonly documentId: string;
  readonly viewer: string;
}

/** Links to one picture for one viewer, for a short time. */
@Injectable()
export class ImageLinks {
  readonly #signature: Signature;
  readonly #base: string;

  constructor(
    @Settings() config: AuthConfig,
    private readonly clock: Clock,
  ) {
    this.#signature = new Signature(keyOrigin(config, 'links to pictures of verifications'));
    this.#base = `${config.AUTH_URL.replace(/\/$/, '')}/api/v1/kyc/image`;
  }

  /** A link that is good until then. */
  make({ documentId, viewer }: ImageLink, until: Date): string {
    const claims = { d: documentId, v: viewer, e: until.getTime() };
    const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${this.#base}?link=${text}.${this.#signature.of(text).toString('base64url')}`;
  }

  /** What a link says; null when it is none of ours or its time is over. */
  read(link: string): ImageLink | null {
    const [text = '', signature = ''] = link.split('.');
    if (!this.#signature.isOf(text, Buffer.from(signature, 'base64url'))) return null;
    const { d, v, e } = Claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return e > this.clock.now().getTime() ? { documentId: d, viewer: v } : null;
  }
}
