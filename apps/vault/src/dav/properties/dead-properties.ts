import type { ClarkName } from '../xml/xml-element.js';

/** The properties of a resource that clients made up, with their XML. */
export type Properties = ReadonlyMap<ClarkName, string>;

/** What a client wants of one property: another value, or null to take it away. */
export type PropertyChange = readonly [name: ClarkName, value: string | null];

/** Keeps properties that clients made up. They belong to a resource and go with it. */
export abstract class DeadProperties {
  /** By resource; those without any are left out. */
  abstract of(ids: readonly string[]): Promise<ReadonlyMap<string, Properties>>;
  /** Makes all of the changes or none. */
  abstract change(id: string, changes: readonly PropertyChange[]): Promise<void>;
  /** Gives copies what their originals have. */
  abstract copy(
    copies: readonly { readonly fromId: string; readonly toId: string }[],
  ): Promise<void>;
}
