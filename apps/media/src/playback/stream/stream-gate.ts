import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { PlaybackErrors } from '../playback.errors.js';
import type { PlaybackTokens } from '../tokens/playback-tokens.js';
import type { Countries } from '../../geo/countries.js';
import { checkCountry } from './allowed-country.js';
import { checkPage } from './allowed-page.js';
import type { PlaybackTickets } from './playback-tickets.js';
import type { PlayedAsset, PlayedAssets } from './played-assets.js';

/** What a player shows of itself. */
export interface Viewer {
  readonly token?: string | undefined;
  readonly referer?: string | undefined;
  /** Address that it comes from, as resolved through trusted proxies. */
  readonly address: string;
}

/** What a request tells of who plays. */
export const viewerOf = (request: FastifyRequest, token?: string): Viewer => ({
  token,
  referer: request.headers.referer,
  address: request.ip,
});

/** Lets in who may play: first with a token, then with the ticket that was given for it. */
export class StreamGate {
  constructor(
    private readonly assets: PlayedAssets,
    private readonly tokens: PlaybackTokens,
    private readonly tickets: PlaybackTickets,
    private readonly clock: Clock,
    private readonly countries: Countries,
    /** Host of the service, with its port. */
    private readonly ownHost: string,
  ) {}

  /** What is played, and a ticket to the rest of it. */
  async enter(id: string, viewer: Viewer): Promise<{ asset: PlayedAsset; ticket: string }> {
    const asset = await this.#find(id);
    this.#checkPlace(asset, viewer);
    if (asset.policy === 'public') return { asset, ticket: this.tickets.issue(id, null) };
    if (viewer.token === undefined) throw PlaybackErrors.token_required();
    const expiresAt = await this.tokens.check(viewer.token, asset);
    return { asset, ticket: this.tickets.issue(id, expiresAt) };
  }

  /** What is played with a ticket. */
  async pass(id: string, ticket: string, viewer: Viewer): Promise<PlayedAsset> {
    const asset = await this.#find(id);
    this.tickets.check(ticket, id, asset.policy === 'public', this.clock.now());
    this.#checkPlace(asset, viewer);
    return asset;
  }

  /** For how many seconds at most what was passed may be passed again without asking. */
  secondsLeft(ticket: string, asset: PlayedAsset): number {
    const now = this.clock.now();
    const endMs = this.tickets.check(ticket, asset.id, asset.policy === 'public', now);
    return Math.floor((endMs - now.getTime()) / 1000);
  }

  #checkPlace({ pages, countries }: PlayedAsset, { referer, address }: Viewer): void {
    checkPage(pages, referer, this.ownHost);
    checkCountry(countries, () => this.countries.of(address));
  }

  async #find(id: string): Promise<PlayedAsset> {
    if (!isId('pid', id)) throw PlaybackErrors.id_not_found();
    return this.assets.get(id);
  }
}
