import type { Tenant } from '@skydeck/auth-guard';
import { domainToASCII } from 'node:url';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { matches, weightOf } from './address-pattern.js';

/** A route that an address leads to. */
export interface FoundRoute {
  readonly id: string;
  readonly tenant: Tenant;
}

/** Finds who wants the mail to an address. */
@Injectable()
export class MailRouting {
  constructor(private readonly dataSource: DataSource) {}

  /** The route of each project that has one for the address; the one that says most about it. */
  async routesTo(address: string): Promise<FoundRoute[]> {
    const at = address.lastIndexOf('@');
    const name = domainToASCII(address.slice(at + 1)).toLowerCase();
    if (at < 1 || name === '') return [];
    const rows = await this.dataSource.query<Row[]>(ROUTES, [name]);
    const fitting = rows
      .filter(({ pattern }) => matches(pattern, address.slice(0, at)))
      .toSorted((one, other) => weightOf(other.pattern) - weightOf(one.pattern));
    const best = new Map<Tenant, FoundRoute>();
    for (const { id, tenant } of fitting) if (!best.has(tenant)) best.set(tenant, { id, tenant });
    return [...best.values()];
  }
}

interface Row extends FoundRoute {
  readonly pattern: string;
}

const ROUTES = `
  select route.id, route.tenant, route.pattern from mail_route route
  join sending_domain domain on domain.id = route.domain_id
  where domain.name = $1 and domain.status = 'verified'`;
