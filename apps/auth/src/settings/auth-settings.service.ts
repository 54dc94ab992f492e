import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { History } from '../history/history.js';
import { AuthSettingsCache } from './auth-settings.cache.js';
import { AuthSettingsEntity } from './auth-settings.entity.js';
import { AuthSettingsEvents } from './auth-settings.events.js';
import {
  type AuthSettingsValues,
  type OwnValues,
  SECTION_NAMES,
  type SectionName,
  sections,
  withDefaults,
} from './sections.js';

/** The settings of a project in one mode, and how often they were changed. */
export interface ProjectSettings {
  readonly values: AuthSettingsValues;
  readonly version: number;
  readonly updatedAt: Date | null;
}

/** Settings as projects read and change them. Features read theirs from `AuthSettingsCache`. */
@Injectable()
export class AuthSettingsService {
  constructor(
    @InjectRepository(AuthSettingsEntity) private readonly rows: Repository<AuthSettingsEntity>,
    private readonly dataSource: DataSource,
    private readonly cache: AuthSettingsCache,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** The settings as they are now. */
  async get(tenant: Tenant): Promise<ProjectSettings> {
    return settingsOf(await this.rows.findOneBy({ tenant }));
  }

  /** Changes the named fields and leaves the others. */
  async update(
    tenant: Tenant,
    wanted: OwnValues,
    expected: Precondition,
  ): Promise<ProjectSettings> {
    const settings = await this.dataSource.transaction(async (manager) => {
      const row = await this.#lock(manager, tenant);
      expected.check(row.version);
      const own = merged(row.own, wanted);
      const [before, after] = [withDefaults(row.own), withDefaults(own)];
      check(after, tenant);
      const changed = SECTION_NAMES.filter(
        (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
      );
      if (changed.length === 0) return settingsOf(row);
      const next = { own, version: row.version + 1, updatedAt: this.clock.now() };
      await manager.update(AuthSettingsEntity, { tenant }, next);
      await this.history.noteInMode(manager, {
        type: AuthSettingsEvents.updated,
        tenant,
        subject: ownerOf(tenant).project_id,
        data: { sections: changed },
        action: 'auth_settings.update',
        before: only(before, changed),
        after: only(after, changed),
      });
      return settingsOf({ tenant, ...next });
    });
    await this.cache.purge(tenant);
    return settings;
  }

  /** The row, made when it is the first change, which nobody else changes meanwhile. */
  async #lock(manager: EntityManager, tenant: Tenant): Promise<AuthSettingsEntity> {
    const row = { tenant, own: {}, version: 0, updatedAt: this.clock.now() };
    const insert = manager.createQueryBuilder().insert().into(AuthSettingsEntity).values(row);
    await insert.orIgnore().execute();
    const lock = { mode: 'pessimistic_write' } as const;
    return manager.findOneOrFail(AuthSettingsEntity, { where: { tenant }, lock });
  }
}

function settingsOf(row: AuthSettingsEntity | null): ProjectSettings {
  const { own = {}, version = 0, updatedAt } = row ?? {};
  return { values: withDefaults(own), version, updatedAt: (version > 0 && updatedAt) || null };
}

function merged(own: OwnValues, wanted: OwnValues): OwnValues {
  const values = SECTION_NAMES.map((name) => [name, { ...own[name], ...wanted[name] }]);
  return Object.fromEntries(values) as OwnValues;
}

function only(values: AuthSettingsValues, names: readonly SectionName[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function check(values: AuthSettingsValues, tenant: Tenant): void {
  const { mode } = ownerOf(tenant);
  const issues = SECTION_NAMES.flatMap((name) => {
    // Each section checks its own values; what one is called says what it takes.
    const { check: problemsOf } = sections[name] as { check: CheckOfAny };
    return problemsOf(values[name], mode).map(({ field, message }) => ({
      location: `body.${name}.${field}`,
      code: 'invalid',
      message,
    }));
  });
  const [first] = issues;
  if (!first) return;
  const detail = `${first.location}: ${first.message}`;
  throw CommonErrors.validation_failed({ detail, issues });
}

type CheckOfAny = (values: object, mode: string) => readonly { field: string; message: string }[];
