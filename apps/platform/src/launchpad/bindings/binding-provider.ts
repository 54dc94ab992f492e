import type { Principal } from '@skydeck/auth-guard';

/** What an app is to be given. */
export interface BindingRequest {
  readonly projectId: string;
  readonly appName: string;
  /** What of the provider, such as `auth`, or the id of a database. */
  readonly target: string;
  readonly mode: 'live' | 'test';
  /** Everything that the target has when not given. */
  readonly scopes?: readonly string[] | undefined;
  /** Whoever asked; a rotation is asked for by who attached it. */
  readonly by: BindingOwner;
}

/** The account that answers for a binding. */
export interface BindingOwner {
  readonly accountId: string;
  readonly role: NonNullable<Principal['role']>;
}

/** One value that an app gets. */
export interface BoundValue {
  readonly value: string;
  /** Whether it is masked and never shown. */
  readonly secret: boolean;
}

/** A credential that was made for one app. */
export interface BoundCredential {
  /** By which it is ended. */
  readonly id: string;
  /** By role, such as `key` and `url`. */
  readonly values: Readonly<Record<string, BoundValue>>;
}

/**
 * A kind of thing that apps are bound to. Adding one takes a class like
 * this that enters itself with `BindingProviders`: rotation, release, revocation and what is told of them
 * are the same for all kinds.
 */
export abstract class BindingProvider {
  /** Name of the kind, as in the API. */
  abstract readonly kind: string;
  /** What a target that somebody names is called for good; undefined when the project has none. */
  abstract find(projectId: string, target: string): Promise<string | undefined>;
  /** The variable that a value is given in unless another one is named, such as `DATABASE_URL`. */
  abstract variableFor(target: string, role: string): string;
  /** Roles of the values that {@link create} always gives. */
  abstract readonly roles: readonly string[];
  /** Roles of the values that this target gives now, where not all give the same. */
  async rolesFor(_target: string): Promise<readonly string[]> {
    return this.roles;
  }
  /** Makes a credential; two of one target work at once, so that one can take the other's place. */
  abstract create(request: BindingRequest): Promise<BoundCredential>;
  /** Ends a credential at once; ending it again changes nothing. */
  abstract revoke(projectId: string, id: string): Promise<void>;
  /** Which of these credentials still work. */
  abstract inForce(ids: readonly string[]): Promise<ReadonlySet<string>>;
}
