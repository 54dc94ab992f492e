import type { FastifyRequest } from 'fastify';

/** Where people and programs outside reach the vault: as it is set, else as a request found it. */
export class VaultAddress {
  readonly #set: string | undefined;

  constructor(publicUrl: string | undefined) {
    this.#set = publicUrl?.replace(/\/+$/, '');
  }

  /** Without a slash at its end. */
  originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
    return this.#set ?? `${protocol}://${host}`;
  }
}
