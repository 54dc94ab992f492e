import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { InternalOnly } from '@skydeck/auth-guard';
import { DataSource, In } from 'typeorm';
import type { AuthConfig } from '../auth.config.js';
import { KeyEntity } from '../keys/key.entity.js';
import { hasEnded } from '../keys/key-changes.js';
import { KeysService } from '../keys/keys.service.js';
import { baseUrlOf } from '../products/catalogue.js';
import { Settings } from '../settings.module.js';
import { Clock } from '@skydeck/service';
import { AskKeys, MakeKey, RevokeKey } from './bound-keys.schema.js';

/** Keys that the platform keeps for apps: made, ended and asked after by it alone. */
@ApiExcludeController()
@InternalOnly()
@Controller('internal/v1/keys')
export class BoundKeysController {
  constructor(
    private readonly keys: KeysService,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Settings() private readonly config: AuthConfig,
  ) {}

  @Post('make')
  @HttpCode(200)
  async make(@Body({ schema: MakeKey }) body: MakeKey) {
    const { project_id: projectId, account_id: accountId, role, ...wanted } = body;
    const { key, secret } = await this.keys.create({ projectId, accountId, role }, wanted);
    return { id: key.id, secret, base_url: baseUrlOf(wanted.product, this.config) };
  }

  /** Ends keys of which the platform says that nobody uses them any more. */
  @Post('revoke')
  @HttpCode(200)
  async revoke(@Body({ schema: RevokeKey }) { project_id: projectId, id }: RevokeKey) {
    await this.keys.revoke({ projectId, accountId: 'platform', role: 'owner' }, id);
    return { id };
  }

  @Post('in-force')
  @HttpCode(200)
  async inForce(@Body({ schema: AskKeys }) { ids }: AskKeys) {
    const keys = await this.dataSource.manager.findBy(KeyEntity, { id: In(ids) });
    const now = this.clock.now();
    return { ids: keys.filter((key) => !hasEnded(key, now)).map(({ id }) => id) };
  }
}
