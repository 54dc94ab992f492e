import { loadConfig } from '@skydeck/config';
import { createMedia, MediaConfig } from '@skydeck/media';
import type { Service } from '@skydeck/service';
import { freePorts, type Installation } from '../installation.js';

/** The media service beside the platform of an installation. */
export class MediaNeighbour {
  private constructor(private readonly service: Service) {}

  /** Ports that both have to know. */
  static async settings(): Promise<NodeJS.ProcessEnv> {
    const [port, internal, rtmp] = await freePorts(3);
    return {
      MEDIA_PORT: String(port),
      MEDIA_URL: `http://127.0.0.1:${port}`,
      MEDIA_INTERNAL_PORT: String(internal),
      MEDIA_INTERNAL_URL: `http://127.0.0.1:${internal}`,
      MEDIA_RTMP_PORT: String(rtmp),
      MEDIA_CONCURRENCY: '0',
      MEDIA_LIVE_RUNGS: '0',
    };
  }

  static async start({ environment, database }: Installation): Promise<MediaNeighbour> {
    const schema = { MEDIA_SCHEMA: database.schema('media') };
    const service = await createMedia(loadConfig(MediaConfig, { ...environment, ...schema }));
    await service.listen();
    return new MediaNeighbour(service);
  }

  close(): Promise<void> {
    return this.service.close();
  }
}
