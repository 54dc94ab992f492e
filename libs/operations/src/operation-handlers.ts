import { Injectable } from '@nestjs/common';
import type { OperationHandler } from './operation-handler.js';

/** Every handler of a service. They enter themselves in `onModuleInit`. */
@Injectable()
export class OperationHandlers {
  readonly #byKind = new Map<string, OperationHandler>();

  /** Whether some kind may not be run as often at once as there is room. */
  get areLimited(): boolean {
    return Array.from(this.#byKind.values()).some(({ mostAtOnce }) => mostAtOnce < Infinity);
  }

  /** @throws when the kind has a handler already */
  add(handler: OperationHandler<never>): void {
    const { kind } = handler;
    if (this.#byKind.has(kind)) throw new Error(`\`${kind}\` has two handlers.`);
    this.#byKind.set(kind, handler);
  }

  /** @throws when there is none */
  of(kind: string): OperationHandler {
    const handler = this.#byKind.get(kind);
    if (!handler) throw new Error(`\`${kind}\` has no handler.`);
    return handler;
  }
}
