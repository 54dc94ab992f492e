import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { PlaybackErrors } from '../playback.errors.js';
import type { PlaybackTokens } from '../tokens/playback-tokens.js';
import { checkPage } from './allowed-page.js';
import type { PlaybackTickets } from './playback-tickets.js';
import type { PlayedAsset, PlayedAssets } from './played-assets.js';

/** What a player shows of itself. */
export interface Viewer {
  readonly token?: string | undefined;
  readonly referer?: string | undefined;
}

/** Lets in who may play: first with a token, then with the ticket that was given for it. */
export class StreamGate {
  constructor(
    private readonly assets: PlayedAssets,
    private readonly tokens: PlaybackTokens,
    private readonly tickets: PlaybackTickets,
    private readonly clock: Clock,
    /** Host of the service, with its port. */
    private readonly ownHost: string,
  ) {}

  /** What is played, and a ticket to the rest of it. */
  async enter(id: string, viewer: Viewer): Promise<{ asset: PlayedAsset; ticket: string }> {
    const asset = await this.#find(id);
    checkPage(asset.pages, viewer.referer, this.ownHost);
    if (asset.policy === 'public') return { asset, ticket: this.tickets.issue(id, null) };
    if (viewer.token === undefined) throw PlaybackErrors.token_required();
    const expiresAt = await this.tokens.check(viewer.token, asset);
    return { asset, ticket: this.tickets.issue(id, expiresAt) };
  }

  /** What is played with a ticket. */
  async pass(id: string, ticket: string, referer: string | undefined): Promise<PlayedAsset> {
    const asset = await this.#find(id);
    this.tickets.check(ticket, id, asset.policy === 'public', this.clock.now());
    checkPage(asset.pages, referer, this.ownHost);
    return asset;
  }

  async #find(id: string): Promise<PlayedAsset> {
    if (!isId('pid', id)) throw PlaybackErrors.id_not_found();
    return this.assets.get(id);
  }
}
