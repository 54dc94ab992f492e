import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConsentSettingEntity } from './consent-setting.entity.js';
import { ConsentEvents } from './consent.events.js';
import type { UpdateConsentSettings } from './consent-settings.schema.js';

/** How projects treat the people they write to. */
@Injectable()
export class ConsentSettingsStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** What a project has set, or the usual. */
  async of(
    tenant: Tenant,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ConsentSettingEntity> {
    const row = await manager.findOneBy(ConsentSettingEntity, { tenant });
    return row ?? usual(tenant, this.clock.now());
  }

  /** Changes what is given. */
  async update(
    tenant: Tenant,
    { quiet_hours: quiet, display_name, is_answering, answers }: UpdateConsentSettings,
    expected: Precondition,
  ): Promise<ConsentSettingEntity> {
    const changes = {
      ...(quiet !== undefined && {
        quietHours: quiet && { from: quiet.from, until: quiet.until, timeZone: quiet.time_zone },
      }),
      ...(display_name !== undefined && { displayName: display_name }),
      ...(is_answering !== undefined && { isAnswering: is_answering }),
      ...(answers !== undefined && { answers }),
    };
    return this.dataSource.transaction(async (manager) => {
      const lock = `consent settings ${tenant}`;
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
      const before = await this.of(tenant, manager);
      expected.check(before.version);
      const times = { version: before.version + 1, updatedAt: this.clock.now() };
      const after = Object.assign(new ConsentSettingEntity(), before, changes, times);
      await manager.save(ConsentSettingEntity, after);
      const data = { changed: Object.keys(changes).length };
      const about = { tenant, subject: tenant, data };
      await this.events.record(manager, { type: ConsentEvents.updated, ...about });
      await this.audit.record(manager, {
        tenant,
        action: 'consent_settings.update',
        target: tenant,
        before: auditState(before),
        after: auditState(after),
      });
      return after;
    });
  }
}

const usual = (tenant: Tenant, updatedAt: Date) =>
  Object.assign(new ConsentSettingEntity(), {
    tenant,
    quietHours: null,
    displayName: null,
    isAnswering: true,
    answers: {},
    version: 0,
    updatedAt,
  });

const auditState = ({ quietHours, displayName, isAnswering, answers }: ConsentSettingEntity) => ({
  quiet_hours: quietHours && `${quietHours.from}–${quietHours.until} ${quietHours.timeZone}`,
  display_name: displayName,
  is_answering: isAnswering,
  answers: JSON.stringify(answers),
});
