import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { Encryption, PlaybackPolicy } from '../ids/playback-id.entity.js';
import { PlaybackErrors } from '../playback.errors.js';
import type { PageRule } from './allowed-page.js';

/** What was deleted or changed meanwhile is served for so long at most. */
const BELIEVED_MS = 3000;
const MOST_REMEMBERED = 20_000;

const FIND = `
  select playback_id.id, playback_id.tenant, policy, encryption, asset.id as "assetId", generation,
    playable, asset.status = 'ready' as "isWhole", asset.name, referrers,
    allows_no_referrer as "allowsNoReferrer"
  from playback_id join asset on asset.id = asset_id
    left join playback_restriction restriction on restriction.id = restriction_id
  where playback_id.id = $1 and asset.status not in ('deleting', 'deleted')`;

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
  readonly referrers: readonly string[] | null;
  readonly allowsNoReferrer: boolean | null;
}

/** An asset as it is played under one of its playback ids. */
export interface PlayedAsset extends Omit<Row, 'referrers' | 'allowsNoReferrer'> {
  readonly pages: PageRule | null;
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

function toPlayed({ referrers, allowsNoReferrer, ...row }: Row): PlayedAsset {
  const pages = referrers && { referrers, allowsNoReferrer: allowsNoReferrer ?? false };
  return { ...row, pages };
}
