import type { ProviderKindSpec } from './provider-kind.js';
import { sandboxKind } from './sandbox.kind.js';
import { stripeKind } from './stripe.kind.js';

/** The one place that knows every kind. A new one is a file beside this and a line here. */
const kinds = {
  sandbox: sandboxKind,
  stripe: stripeKind,
} satisfies Record<string, ProviderKindSpec>;

export type PaymentProviderKind = keyof typeof kinds;

export const PAYMENT_PROVIDER_KINDS = Object.keys(kinds) as [
  PaymentProviderKind,
  ...PaymentProviderKind[],
];

/** What is known of a kind. */
export const kindOf = (kind: PaymentProviderKind): ProviderKindSpec => kinds[kind];
