import { Injectable } from '@nestjs/common';
import { edgeToken } from '@skydeck/secret-box';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { EdgeAddresses } from './edge-addresses.js';
import type {
  EdgeAppStats,
  EdgeCertificate,
  EdgeCertificateRequests,
  EdgeWakes,
} from './edge-answers.js';
import { EdgeCounters } from './edge-counters.js';
import { EdgeFleet, type Heard, type Wait } from './edge-fleet.js';
import type { EdgeRoute, EdgeTarget } from './edge-route.js';

/** Speaks to all edges at once. Every method throws `EdgeRefused` when one refuses, or none answers. */
@Injectable()
export class EdgeClient {
  readonly #fleet: EdgeFleet;
  readonly #counters = new EdgeCounters();

  constructor({ config }: LaunchpadSettings, addresses: EdgeAddresses) {
    this.#fleet = new EdgeFleet(addresses, edgeToken(config.SKYDECK_SERVICE_SECRET));
  }

  /** What the edge that has least was told last, and the newest that any of them has. */
  async versions(): Promise<{ readonly oldest: number; readonly newest: number }> {
    const all = [...(await this.#fleet.each((edge) => edge.state())).values()];
    const told = all.map(({ version }) => version);
    const held = all.flatMap(({ items }) => items.map(({ version }) => version));
    return { oldest: Math.min(...told), newest: Math.max(...told, ...held) };
  }

  /** Counters of every app that was asked for since the first look, and what is in flight now. */
  async stats(): Promise<EdgeAppStats[]> {
    const answers = await this.#fleet.each((edge) => edge.stats());
    this.#counters.keep(this.#fleet.known);
    return this.#counters.add(answers);
  }

  /** Tells the edges the whole truth; what they had besides is gone. */
  async putSnapshot(version: number, routes: readonly EdgeRoute[]): Promise<void> {
    await this.#fleet.each((edge) => edge.putSnapshot(version, routes));
  }

  async putRoute(route: EdgeRoute): Promise<void> {
    await this.#fleet.each((edge) => edge.putRoute(route));
  }

  /** Takes a host away. One that an edge does not know is no error. */
  async removeRoute(host: string): Promise<void> {
    await this.#fleet.each((edge) => edge.removeRoute(host));
  }

  /** Resolves once none of these targets has a request in flight, or the time is over. */
  async drain(
    host: string | undefined,
    targets: readonly EdgeTarget[],
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<void> {
    await this.#fleet.each((edge) => edge.drain(host, targets, timeoutMs, signal));
  }

  /** Waits until requests wait for an app that sleeps and was not told before; at most `waitMs`. */
  wakes(wait: Wait): Promise<Heard<EdgeWakes['items'][number]>> {
    return this.#fleet.hear(wait, (edge, ...poll) => edge.wakes(...poll));
  }

  /** What all edges have; the fingerprint is empty when they do not have the same. Keys are never told. */
  async certificates(): Promise<readonly EdgeCertificate[]> {
    const all = [...(await this.#fleet.each((edge) => edge.certificates())).values()];
    const held = Map.groupBy(all.flat(), ({ host }) => host);
    return [...held].map(([host, of]) => {
      const [first] = of;
      const isSame =
        of.length === all.length && of.every((one) => one.fingerprint === first?.fingerprint);
      return { host, fingerprint: isSame && first ? first.fingerprint : '' };
    });
  }

  async putCertificate(host: string, chain: string, key: string): Promise<void> {
    await this.#fleet.each((edge) => edge.putCertificate(host, chain, key));
  }

  /** One that an edge does not know is no error. */
  async removeCertificate(host: string): Promise<void> {
    await this.#fleet.each((edge) => edge.removeCertificate(host));
  }

  /** Waits, at most `waitMs`, until a handshake waits for a certificate. As {@link wakes}. */
  certificateRequests(wait: Wait): Promise<Heard<EdgeCertificateRequests['items'][number]>> {
    return this.#fleet.hear(wait, (edge, ...poll) => edge.certificateRequests(...poll));
  }

  /** Has the edges answer an authority that looks whether a host leads here. */
  async putChallenge(host: string, token: string, keyAuthorization: string): Promise<void> {
    await this.#fleet.each((edge) => edge.putChallenge(host, token, keyAuthorization));
  }

  async removeChallenge(token: string): Promise<void> {
    await this.#fleet.each((edge) => edge.removeChallenge(token));
  }
}
