import type { CostreamSettings } from '../costream-settings.js';
import type { IngressEntity } from './ingress.entity.js';

/** Where publishers connect, as they are told. */
export class IngestAddress {
  /** @param port of RTMP, as bound; null while nothing listens */
  constructor(
    private readonly settings: CostreamSettings,
    private readonly port: () => number | null,
  ) {}

  of({ kind, id }: Pick<IngressEntity, 'kind' | 'id'>): string {
    const { COSTREAM_RTMP_URL, COSTREAM_RTMP_PORT } = this.settings.config;
    if (kind === 'whip') return `${this.#public}/v1/costream/whip/${id}`;
    const port = this.port() ?? COSTREAM_RTMP_PORT;
    return COSTREAM_RTMP_URL ?? `rtmp://${new URL(this.#public).hostname}:${port}/live`;
  }

  get #public(): string {
    const { PLATFORM_URL, PLATFORM_HOST, PLATFORM_PORT } = this.settings.config;
    return (PLATFORM_URL ?? `http://${PLATFORM_HOST}:${PLATFORM_PORT}`).replace(/\/+$/, '');
  }
}
