import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SecretBox } from '../secrets/secret-box.js';
import { BindingEntity } from './binding.entity.js';
import type { BoundValue } from './binding-provider.js';

/** The values of bindings: sealed in their rows, opened for deployments only. */
@Injectable()
export class BindingValues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {}

  seal(id: string, values: Readonly<Record<string, BoundValue>>): string {
    return this.box.seal(JSON.stringify(values), ownerOf(id));
  }

  open(id: string, sealed: string): Record<string, BoundValue> {
    return JSON.parse(this.box.open(sealed, ownerOf(id))) as Record<string, BoundValue>;
  }

  /** The variables that an app has from its bindings, by name. */
  async forApp(appId: string): Promise<Record<string, BoundValue>> {
    const rows = await this.dataSource.manager.findBy(BindingEntity, { appId });
    const entries = rows.flatMap(({ id, names, valuesSealed }) =>
      Object.entries(this.open(id, valuesSealed)).flatMap(([role, value]) => {
        // What the target gives since a rotation only has no variable.
        const name = names[role];
        return name === undefined ? [] : [[name, value] as const];
      }),
    );
    return Object.fromEntries(entries);
  }
}

const ownerOf = (id: string) => `binding ${id}`;
