import { Audit } from '@skydeck/audit';
import { type ProjectRef, tenantOf } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { DataSource } from 'typeorm';
import { AppsService } from '../../apps/apps.service.js';
import { lockApp } from '../../apps/lock-app.js';
import { EdgeRefused } from '../edge-answers.js';
import { EdgeSync } from '../edge-sync.js';
import { RouteBook } from '../route-book.js';
import { EdgeRulesEntity } from './edge-rules.entity.js';
import { EdgeRulesErrors } from './edge-rules.errors.js';
import { EdgeRulesEvents } from './edge-rules.events.js';
import type { EdgeRules, StoredRules, UpdateEdgeRules } from './edge-rules.schema.js';

/** The rules of an app and how many times they were changed. */
export interface RulesOfApp {
  readonly rules: EdgeRules;
  readonly version: string;
}

/** Keeps the rules of apps and tells the edge of them. */
@Injectable()
export class EdgeRulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly apps: AppsService,
    private readonly book: RouteBook,
    private readonly sync: EdgeSync,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async get(project: ProjectRef, app: string): Promise<RulesOfApp> {
    const { id: appId } = await this.apps.get(project, app);
    return show(await this.dataSource.manager.findOneBy(EdgeRulesEntity, { appId }));
  }

  /** Changes the rules that are given. @throws `edge_rules.password_missing` */
  async update(
    project: ProjectRef,
    app: string,
    { basic_auth: basicAuth, ...others }: UpdateEdgeRules,
    expected: Precondition,
  ): Promise<RulesOfApp> {
    const { id: appId } = await this.apps.get(project, app);
    const fresh = basicAuth && (await hashed(basicAuth.users));
    const row = await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, appId);
      const before = await manager.findOneBy(EdgeRulesEntity, { appId });
      expected.check(show(before).version);
      const merged: Record<string, unknown> = { ...before?.rules, ...others };
      if (basicAuth === null) merged['basic_auth'] = null;
      if (basicAuth && fresh) {
        const users = keepOld(basicAuth.users, fresh, before?.rules.basic_auth?.users ?? []);
        merged['basic_auth'] = { realm: basicAuth.realm, users };
      }
      const rules = Object.fromEntries(
        Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
      ) as StoredRules;
      const version = (before?.version ?? 0) + 1;
      const values = { appId, projectId: project.id, rules, version, updatedAt: this.clock.now() };
      const saved = await manager.save(manager.create(EdgeRulesEntity, values));
      await this.book.advance(manager, appId);
      const tenant = tenantOf(project.id);
      await this.events.record(manager, {
        type: EdgeRulesEvents.updated,
        tenant,
        subject: appId,
        data: { app_id: appId, rules: Object.keys(rules) },
      });
      await this.audit.record(manager, {
        tenant,
        action: 'app.edge_rules.update',
        target: appId,
        before: before && show(before).rules,
        after: show(saved).rules,
      });
      return saved;
    });
    await this.#publish(appId);
    return show(row);
  }

  async #publish(appId: string): Promise<void> {
    try {
      await this.sync.push(appId);
    } catch (error) {
      // The edge is away: it gets the whole truth when it is back.
      if (!(error instanceof EdgeRefused)) throw error;
    }
  }
}

type Users = readonly { readonly name: string; readonly password?: string | undefined }[];

async function hashed(users: Users): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const { name, password } of users) {
    if (password !== undefined) made.set(name, await hash(password));
  }
  return made;
}

function keepOld(
  users: Users,
  fresh: ReadonlyMap<string, string>,
  old: readonly { name: string; hash: string }[],
): { name: string; hash: string }[] {
  return users.map(({ name }) => {
    const known = fresh.get(name) ?? old.find((user) => user.name === name)?.hash;
    if (known === undefined) throw EdgeRulesErrors.password_missing();
    return { name, hash: known };
  });
}

function show(row: EdgeRulesEntity | null): RulesOfApp {
  const { basic_auth: auth, ...rules } = row?.rules ?? {};
  const shown = auth && { realm: auth.realm, users: auth.users.map(({ name }) => ({ name })) };
  return {
    rules: { ...rules, ...(shown && { basic_auth: shown }) },
    version: String(row?.version ?? 0),
  };
}
