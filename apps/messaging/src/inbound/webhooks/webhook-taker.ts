import type { ProviderEntity } from '../../providers/provider.entity.js';

/** What a provider posted. */
export interface PostedWebhook {
  /** The address that it was posted to, as the provider knows it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What a provider wants to hear; JSON that says that it was received when not given. */
export interface WebhookAnswer {
  readonly type: string;
  readonly body: string;
}

/** Understands what providers of one kind post about more than one message. */
export abstract class WebhookTaker {
  /**
   * Null when it is not from the provider.
   * @throws `validation_failed` for what is from the provider and cannot be read
   */
  abstract take(provider: ProviderEntity, posted: PostedWebhook): Promise<WebhookAnswer | null>;
}
