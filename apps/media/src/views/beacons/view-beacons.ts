import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Countries } from '../../geo/countries.js';
import type { PlayedAsset } from '../../playback/stream/played-assets.js';
import { PlayedAssets } from '../../playback/stream/played-assets.js';
import { playedIn } from '../played-in.js';
import type { Beacon } from './beacon.schema.js';
import { deviceClassOf } from './device-class.js';
import { ADD_VIEW, CHANGE_VIEW } from './view-beacons.sql.js';
import { type IssuedView, ViewTokens } from './view-tokens.js';

/** Clocks differ, and so do the moments at which time is measured. */
const LEEWAY_MS = 5000;

/** Who sends a beacon. The address only says the country, and is not kept. */
export interface Sender {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Writes down what players tell of views. */
@Injectable()
export class ViewBeacons {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assets: PlayedAssets,
    private readonly tokens: ViewTokens,
    private readonly countries: Countries,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a view, or changes it by a beacon that is newer than the last; older ones change nothing.
   * @throws `playback.id_not_found`, `view.token_invalid`, `quota_exceeded`
   */
  async take(playbackId: string, token: string, beacon: Beacon, sender: Sender): Promise<void> {
    const asset = await this.assets.get(playbackId);
    const view = this.tokens.check(token, playbackId, this.clock.now());
    const values = this.#valuesOf(view, beacon);
    if (await this.#change(view.id, values)) return;
    await this.#add(asset, view, values, sender);
  }

  /** Nobody watches for longer than since the view began, whatever a player says. */
  #valuesOf({ issuedAt }: IssuedView, beacon: Beacon): unknown[] {
    const now = this.clock.now();
    const mostMs = now.getTime() - issuedAt.getTime() + LEEWAY_MS;
    const within = (ms: number) => Math.min(ms, mostMs);
    return [
      now,
      beacon.sequence,
      beacon.startup_ms === null ? null : within(beacon.startup_ms),
      within(beacon.watched_ms),
      beacon.rebuffers,
      within(beacon.rebuffer_ms),
      beacon.switches,
      beacon.errors,
      beacon.max_height,
      beacon.is_over,
    ];
  }

  async #change(id: string, values: readonly unknown[]): Promise<boolean> {
    const [row] = await this.dataSource.query<{ found: boolean }[]>(CHANGE_VIEW, [id, ...values]);
    return row?.found === true;
  }

  async #add(
    asset: PlayedAsset,
    { id, issuedAt }: IssuedView,
    values: readonly unknown[],
    { address, userAgent }: Sender,
  ): Promise<void> {
    const { browser, os, device } = deviceClassOf(userAgent);
    const place = this.countries.of(address) ?? '';
    const of = [asset.tenant, asset.id, playedIn(asset), issuedAt, place, browser, os, device];
    await this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<unknown[]>(ADD_VIEW, [id, ...values, ...of]);
      if (rows.length > 0) await this.quotas.take('views_per_day', manager, asset.tenant);
      // Another beacon of the view came first.
      else await manager.query(CHANGE_VIEW, [id, ...values]);
    });
  }
}
