import { Injectable } from '@nestjs/common';
import type { BindingProvider } from './binding-provider.js';
import { BindingErrors } from './binding.errors.js';
import { ProductBindings } from './product-bindings.js';

/** Kinds of bindings, as the API names them. */
export const BINDING_KINDS = ['product'] as const;
export type BindingKind = (typeof BINDING_KINDS)[number];

/** The one place that knows every kind of thing that apps are bound to. */
@Injectable()
export class BindingProviders {
  readonly #byKind: Readonly<Record<BindingKind, BindingProvider>>;

  constructor(product: ProductBindings) {
    this.#byKind = { product };
  }

  of(kind: BindingKind): BindingProvider {
    return this.#byKind[kind];
  }

  /** @throws `app_binding.unknown_target` */
  async for(kind: BindingKind, projectId: string, target: string): Promise<BindingProvider> {
    const provider = this.of(kind);
    if (await provider.has(projectId, target)) return provider;
    throw BindingErrors.unknown_target();
  }
}
