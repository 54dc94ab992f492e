import type { Bus } from '@skydeck/bus';
import type { ServiceMetrics } from '@skydeck/telemetry';
import { measureLookUps } from './credential-metrics.js';
import { CredentialSource, type KeyRecord, type Membership } from './credential-source.js';
import { Revocation, REVOKED_TOPIC } from './revocations.js';
import { TrustCache, type TrustOptions } from './trust-cache.js';

/** Separates the two halves of a membership's cache key; neither half can contain it. */
const AND = ' ';

/** What auth knows of keys, sessions and memberships, remembered as long as it may be. */
export class Credentials {
  readonly keys: TrustCache<KeyRecord>;
  readonly sessions: TrustCache<{ id: string }>;
  readonly #members: TrustCache<Membership>;

  constructor(source: CredentialSource, bus: Bus, nowMs: () => number) {
    const options: TrustOptions = { bus, nowMs };
    this.keys = new TrustCache((sha256) => source.key(sha256), options);
    this.sessions = new TrustCache(
      async (id) => ((await source.isSessionActive(id)) ? { id } : null),
      options,
    );
    this.#members = new TrustCache((pair) => {
      const [accountId = '', project = ''] = pair.split(AND);
      return source.member(accountId, project);
    }, options);
    bus.subscribe(REVOKED_TOPIC, (message) => this.#forget(message));
  }

  /** Shows in the metrics of the service how often auth had to be asked. */
  measure(metrics: ServiceMetrics): this {
    measureLookUps(metrics, {
      key: this.keys.lookUps,
      session: this.sessions.lookUps,
      membership: this.#members.lookUps,
    });
    return this;
  }

  /** The role of an account in a project that is named by identifier or slug. */
  member(accountId: string, project: string): Membership | null | Promise<Membership | null> {
    const pair = accountId + AND + project;
    const known = this.#members.peek(pair);
    return known === undefined ? this.#members.load(pair) : known;
  }

  #forget(message: unknown): void {
    const parsed = Revocation.safeParse(message);
    if (!parsed.success) return;
    const gone = parsed.data;
    switch (gone.kind) {
      case 'key':
        this.keys.purge(gone.sha256);
        break;
      case 'session':
        this.sessions.purge(gone.session_id);
        break;
      case 'member':
        this.#members.purgeWhere(
          ({ project }, pair) =>
            project.id === gone.project_id && pair.startsWith(gone.account_id + AND),
        );
        break;
      case 'project':
        this.keys.purgeWhere(({ project }) => project.id === gone.project_id);
        this.#members.purgeWhere(({ project }) => project.id === gone.project_id);
        break;
    }
  }
}
