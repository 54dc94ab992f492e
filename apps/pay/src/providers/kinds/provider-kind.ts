import type { AddressPolicy } from '@skydeck/outbound';
import type { z } from 'zod';
import type { BankFiles } from '../../sandbox-bank/bank-files.js';
import type { SandboxBank } from '../../sandbox-bank/sandbox-bank.js';
import type { MethodType } from '../driver/payment-method.schema.js';
import type { PaymentProvider } from '../driver/payment-provider.js';

/** What drivers are made with. */
export interface DriverNeeds {
  /** Our id of the provider. */
  readonly providerId: string;
  /** Where the provider posts its webhooks. */
  readonly hookUrl: string;
  readonly serviceSecret: string;
  readonly bank: SandboxBank;
  readonly files: BankFiles;
  /** Where connections may go. */
  readonly policy: AddressPolicy;
}

/** One kind of provider: what is asked of whoever adds one, and the driver that speaks with it. */
export interface ProviderKindSpec<
  Settings extends z.ZodType = z.ZodType,
  Secrets extends z.ZodType = z.ZodType,
> {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** What it takes money from and pays to. */
  readonly methods: readonly MethodType[];
  /** Whether no real money moves. */
  readonly isSandbox: boolean;
  /** Whether every project has one by itself, and none other can be added. */
  readonly isBuiltIn: boolean;
  /** Whether real money moves with these; where that can be told from them. */
  isLive?(secrets: z.output<Secrets>): boolean;
  /** The hosts that it is reached at, to be refused at once where they are inside. */
  hosts(settings: z.output<Settings>): readonly string[];
  driver(
    settings: z.output<Settings>,
    secrets: z.output<Secrets>,
    needs: DriverNeeds,
  ): PaymentProvider;
}

/** Gives a kind its types, which are lost where all kinds stand together. */
export function providerKind<Settings extends z.ZodType, Secrets extends z.ZodType>(
  spec: ProviderKindSpec<Settings, Secrets>,
): ProviderKindSpec {
  return spec;
}
