import { Injectable } from '@nestjs/common';
import { Outbound } from '@skydeck/outbound';
import {
  WhatsappCloudSecrets,
  WhatsappCloudSettings,
} from '../../providers/kinds/whatsapp-cloud.kind.js';
import type { ProviderEntity } from '../../providers/provider.entity.js';
import { ProviderSecrets } from '../../providers/provider-secrets.js';
import { GraphApi } from './graph-api.js';

/** Speaks with the accounts of providers beside the sending of messages. */
@Injectable()
export class GraphAccounts {
  constructor(
    private readonly outbound: Outbound,
    private readonly secrets: ProviderSecrets,
  ) {}

  /** The account of a provider. */
  of({ id, settings, sealedSecrets }: ProviderEntity): GraphApi {
    const secrets = sealedSecrets === null ? '{}' : this.secrets.openText(sealedSecrets, id);
    return new GraphApi(
      WhatsappCloudSettings.parse(settings),
      WhatsappCloudSecrets.parse(JSON.parse(secrets)),
      this.outbound,
    );
  }
}
