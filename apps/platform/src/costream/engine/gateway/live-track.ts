import type { PublishedLine, TrackInfo } from '@skydeck/costream/protocol';
import type { MediaLine } from './offer-lines.js';

/** Sources that carry sound. */
const AUDIO_SOURCES: ReadonlySet<string> = new Set(['microphone', 'screen_share_audio']);

/** Whether a source carries sound or pictures. */
export function kindOf(source: TrackInfo['source']): 'audio' | 'video' {
  return AUDIO_SOURCES.has(source) ? 'audio' : 'video';
}

/** A track that somebody publishes now. */
export class LiveTrack {
  isMutedBySelf: boolean;
  isMutedByModerator = false;
  /** Whether others were told of it. */
  isAnnounced = false;

  constructor(
    readonly id: string,
    readonly mid: string,
    private readonly line: PublishedLine,
    private readonly codec: string,
    private readonly isSimulcast: boolean,
  ) {
    this.isMutedBySelf = line.muted === true;
  }

  get source(): TrackInfo['source'] {
    return this.line.source;
  }

  get kind(): 'audio' | 'video' {
    return kindOf(this.source);
  }

  /** Whether a line of a newer offer goes on with this track. */
  isSameAs(line: PublishedLine): boolean {
    return line.mid === this.mid && line.source === this.source;
  }

  get info(): TrackInfo {
    const { width, height } = this.line;
    return {
      id: this.id,
      kind: this.kind,
      source: this.source,
      muted: this.isMutedByModerator ? 'moderator' : this.isMutedBySelf ? 'self' : 'no',
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      simulcast: this.isSimulcast,
      codec: this.codec,
    };
  }
}

/** A line of an offer with what its publisher says of it. */
export interface OfferedTrack {
  readonly line: MediaLine;
  readonly said: PublishedLine;
}
