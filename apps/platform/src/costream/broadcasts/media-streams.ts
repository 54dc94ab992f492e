import { ServiceClient } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { CostreamSettings } from '../costream-settings.js';

/** A live stream that plays a broadcast. */
export interface MediaStream {
  readonly id: string;
  readonly ingest_url: string;
  readonly stream_key: string;
  readonly hls_url: string;
}

/** Live streams of the media product, which play broadcasts to any number of viewers. */
@Injectable()
export class MediaStreams {
  constructor(
    private readonly client: ServiceClient,
    private readonly settings: CostreamSettings,
  ) {}

  /** @throws `unavailable`, `quota_exceeded` */
  make(projectId: string, name: string): Promise<MediaStream> {
    return this.#ask('', { body: { project_id: projectId, name } });
  }

  /** Players come to an end. */
  async complete(projectId: string, id: string): Promise<void> {
    await this.#ask(`/${projectId}/${id}/complete`, { body: {} });
  }

  async delete(projectId: string, id: string): Promise<void> {
    await this.#ask(`/${projectId}/${id}`, { method: 'DELETE' });
  }

  #ask<Data>(path: string, call: { method?: 'DELETE'; body?: object }): Promise<Data> {
    const { MEDIA_INTERNAL_URL } = this.settings.config;
    const url = new URL(`/internal/v1/live-streams${path}`, MEDIA_INTERNAL_URL);
    return this.client.call<Data>(url.href, call);
  }
}
