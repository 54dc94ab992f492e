import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { Encryption, PlaybackPolicy } from '../ids/playback-id.entity.js';
import { PlaybackErrors } from '../playback.errors.js';
import type { LiveLatency } from '../../live/streams/live-stream.entity.js';
import type { CountryRule } from './allowed-country.js';
import type { PageRule } from './allowed-page.js';

/** What was deleted or changed meanwhile is served for so long at most. */
const BELIEVED_MS = 3000;
const MOST_REMEMBERED = 20_000;

const FIND = `
  select playback_id.id, playback_id.tenant, policy, encryption,
    coalesce(asset.id, '') as "assetId", coalesce(generation, 0) as generation,
    coalesce(playable, false) as playable, coalesce(asset.status = 'ready', false) as "isWhole",
    coalesce(asset.name, stream.name) as name, files_prefix as "filesPrefix",
    stream.id as "liveStreamId", session.id as "sessionId",
    session.status <> 'ended' as "isOn", stream.latency, session.holder_url as "holderUrl",
    referrers, allows_no_referrer as "allowsNoReferrer", allowed_countries as "allowedCountries",
    denied_countries as "deniedCountries", allows_unknown_country as "allowsUnknownCountry"
  from playback_id
    left join asset on asset.id = asset_id and asset.status not in ('deleting', 'deleted')
    left join live_stream stream on stream.id = live_stream_id
    left join lateral (
      select * from live_session where tenant = stream.tenant and stream_id = stream.id
      order by id desc limit 1
    ) session on true
    left join playback_restriction restriction on restriction.id = restriction_id
  where playback_id.id = $1 and num_nonnulls(asset.id, stream.id) = 1`;

interface Row {
  readonly id: string;
  readonly tenant: Tenant;
  readonly policy: PlaybackPolicy;
  readonly encryption: Encryption;
  readonly assetId: string;
  readonly generation: number;
  readonly playable: boolean;
  readonly isWhole: boolean;
  readonly name: string;
  /** Where its files are, when not in the place where they usually are. */
  readonly filesPrefix: string | null;
  readonly liveStreamId: string | null;
  readonly sessionId: string | null;
  readonly isOn: boolean | null;
  readonly latency: LiveLatency | null;
  readonly holderUrl: string | null;
  readonly referrers: readonly string[] | null;
  readonly allowsNoReferrer: boolean | null;
  readonly allowedCountries: readonly string[] | null;
  readonly deniedCountries: readonly string[] | null;
  readonly allowsUnknownCountry: boolean | null;
}

type Restricted =
  | 'referrers'
  | 'allowsNoReferrer'
  | 'allowedCountries'
  | 'deniedCountries'
  | 'allowsUnknownCountry';

/** An asset as it is played under one of its playback ids. */
export interface PlayedAsset extends Omit<Row, LiveFields | Restricted> {
  readonly pages: PageRule | null;
  readonly countries: CountryRule | null;
  /** What is live; of that there is no asset. */
  readonly live: PlayedStream | null;
}

type LiveFields = 'liveStreamId' | 'sessionId' | 'isOn' | 'latency' | 'holderUrl';

/** A live stream as it is played. */
export interface PlayedStream {
  readonly streamId: string;
  /** The last broadcast; null before there is one. */
  readonly sessionId: string | null;
  /** Whether that is not over. */
  readonly isOn: boolean;
  readonly latency: LiveLatency;
  /** Where the process that holds the broadcast is reached by others. */
  readonly holderUrl: string | null;
}

interface Remembered {
  readonly asset: PlayedAsset | null;
  readonly untilMs: number;
}

/** Finds what a playback id plays. Remembered for moments: each segment asks. */
@Injectable()
export class PlayedAssets {
  readonly #known = new LRUCache<string, Remembered>({ max: MOST_REMEMBERED });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What is remembered of a playback id; undefined when it has to be looked for. */
  peek(id: string): PlayedAsset | null | undefined {
    const known = this.#known.get(id);
    const leftMs = (known?.untilMs ?? 0) - this.clock.now().getTime();
    return leftMs > 0 && leftMs <= BELIEVED_MS ? known?.asset : undefined;
  }

  /** @throws `playback.id_not_found` */
  async get(id: string): Promise<PlayedAsset> {
    const known = this.peek(id);
    const asset = known === undefined ? await this.#look(id) : known;
    if (!asset) throw PlaybackErrors.id_not_found();
    return asset;
  }

  async #look(id: string): Promise<PlayedAsset | null> {
    const [row] = await this.dataSource.query<Row[]>(FIND, [id]);
    const asset = row ? toPlayed(row) : null;
    this.#known.set(id, { asset, untilMs: this.clock.now().getTime() + BELIEVED_MS });
    return asset;
  }
}

function toPlayed(found: Row): PlayedAsset {
  const { referrers, allowsNoReferrer, allowedCountries, deniedCountries, ...more } = found;
  const { allowsUnknownCountry, ...row } = more;
  const pages = referrers && { referrers, allowsNoReferrer: allowsNoReferrer ?? false };
  const countries = allowedCountries && {
    allowed: allowedCountries,
    denied: deniedCountries ?? [],
    allowsUnknown: allowsUnknownCountry ?? false,
  };
  const { liveStreamId: streamId, sessionId, isOn, latency, holderUrl, ...asset } = row;
  const stream = { sessionId, isOn: isOn ?? false, latency: latency ?? 'low', holderUrl };
  const live = streamId === null ? null : { streamId, ...stream };
  return { ...asset, pages, countries, live };
}
