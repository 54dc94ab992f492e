import { Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WhatsappCloudSettings } from '../../../providers/kinds/whatsapp-cloud.kind.js';
import { ProviderEntity } from '../../../providers/provider.entity.js';
import { ProviderErrors } from '../../../providers/provider.errors.js';
import { DriverError } from '../../driver-error.js';
import { GraphAccounts } from '../graph-accounts.js';
import { WhatsappErrors } from '../whatsapp.errors.js';
import { readTemplates } from './read-templates.js';
import { WhatsappTemplates } from './whatsapp-templates.js';

/** Statuses change by webhook, too; this is for what was missed. */
const EVERY_MS = 3_600_000;

/** Reads the templates that WhatsApp has. */
@Injectable()
export class WhatsappTemplateSync implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('WhatsappTemplates');
  readonly #rounds = new Rounds(
    () => this.syncAll(),
    (error) => this.#logger.warn({ msg: 'Templates were not read.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: GraphAccounts,
    private readonly templates: WhatsappTemplates,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round over all accounts; one that fails keeps what is known of it. */
  async syncAll(): Promise<void> {
    const all = this.dataSource.getRepository(ProviderEntity);
    const providers = await all.findBy({ kind: 'whatsapp-cloud', isEnabled: true });
    for (const provider of providers) {
      await this.#read(provider, { isAskedFor: false }).catch((error: unknown) => {
        this.#logger.debug({ msg: 'Templates were not read.', id: provider.id, err: error });
      });
    }
  }

  /** Reads the templates of one account. @throws `whatsapp.not_reached` */
  async sync(provider: ProviderEntity): Promise<{ read: number; removed: number }> {
    return this.#read(provider, { isAskedFor: true });
  }

  async #read(provider: ProviderEntity, how: { readonly isAskedFor: boolean }) {
    if (provider.kind !== 'whatsapp-cloud') throw ProviderErrors.channel_not_carried();
    const graph = this.accounts.of(provider);
    const { business_account_id: account } = WhatsappCloudSettings.parse(provider.settings);
    const read = await readTemplates(graph, account).catch((error: unknown) => {
      if (!(error instanceof DriverError)) throw error;
      throw WhatsappErrors.not_reached({ cause: error });
    });
    return { read: read.length, removed: await this.templates.keep(provider, read, how) };
  }
}
