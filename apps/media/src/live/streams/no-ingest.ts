import { LiveEngine, type LivePlaylist } from '../engine/live-engine.js';

/** A process that takes no publishers: what is live is held by others. */
export class NoIngest extends LiveEngine {
  override get ingest(): null {
    return null;
  }

  override streamIds(): string[] {
    return [];
  }

  override facts(): null {
    return null;
  }

  override master(): null {
    return null;
  }

  override async playlist(): Promise<LivePlaylist> {
    return { status: 'not_found' };
  }

  override async file(): Promise<null> {
    return null;
  }

  override async stop(): Promise<boolean> {
    return false;
  }

  override async recover(): Promise<null> {
    return null;
  }
}
