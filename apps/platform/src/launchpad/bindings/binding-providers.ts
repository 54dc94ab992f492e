import { Injectable } from '@nestjs/common';
import type { BindingProvider } from './binding-provider.js';
import { BindingErrors } from './binding.errors.js';
import { ProductBindings } from './product-bindings.js';

/** Kinds of bindings, as the API names them. */
export const BINDING_KINDS = ['product', 'database'] as const;
export type BindingKind = (typeof BINDING_KINDS)[number];

/** What an app is to be bound to, under the name that it has for good. */
export interface BindingTarget {
  readonly provider: BindingProvider;
  readonly target: string;
}

/** The one place that knows every kind of thing that apps are bound to. */
@Injectable()
export class BindingProviders {
  readonly #byKind = new Map<BindingKind, BindingProvider>();

  constructor(product: ProductBindings) {
    this.add('product', product);
  }

  /** Enters a kind; done once for each, while the service starts. */
  add(kind: BindingKind, provider: BindingProvider): void {
    this.#byKind.set(kind, provider);
  }

  of(kind: BindingKind): BindingProvider {
    const provider = this.#byKind.get(kind);
    if (!provider) throw new Error(`Nobody makes bindings of the kind ${kind}.`);
    return provider;
  }

  /** @throws `app_binding.unknown_target` */
  async for(kind: BindingKind, projectId: string, named: string): Promise<BindingTarget> {
    const provider = this.of(kind);
    const target = await provider.find(projectId, named);
    if (target === undefined) throw BindingErrors.unknown_target();
    return { provider, target };
  }
}
