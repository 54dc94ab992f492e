import type { DataSource } from 'typeorm';
import { DavFault } from '../protocol/dav-fault.js';
import type { ClarkName } from '../xml/xml-element.js';
import { DeadProperties, type Properties, type PropertyChange } from './dead-properties.js';

const MOST_PROPERTIES = 200;

interface Row {
  readonly resource_id: string;
  readonly name: ClarkName;
  readonly value: string;
}

/** Properties of the files of one space. */
export class SpaceProperties extends DeadProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaceId: string,
  ) {
    super();
  }

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, Properties>> {
    const rows = await this.dataSource.query<Row[]>(
      `select resource_id, name, value from dav_property
       where space_id = $1 and resource_id = any($2) order by name`,
      [this.spaceId, ids],
    );
    const byId = Map.groupBy(rows, (row) => row.resource_id);
    return new Map(
      [...byId].map(([id, own]) => [id, new Map(own.map(({ name, value }) => [name, value]))]),
    );
  }

  async change(id: string, changes: readonly PropertyChange[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const [name, value] of changes) {
        await manager.query(
          'delete from dav_property where space_id = $1 and resource_id = $2 and name = $3',
          [this.spaceId, id, name],
        );
        if (value === null) continue;
        await manager.query(
          `insert into dav_property (space_id, resource_id, name, value) values ($1, $2, $3, $4)
           on conflict (space_id, resource_id, name) do update set value = excluded.value`,
          [this.spaceId, id, name, value],
        );
      }
      const [row] = await manager.query<{ count: string }[]>(
        'select count(*) from dav_property where space_id = $1 and resource_id = $2',
        [this.spaceId, id],
      );
      if (Number(row?.count) > MOST_PROPERTIES) {
        throw new DavFault(507, `A resource has at most ${MOST_PROPERTIES} properties.`);
      }
    });
  }

  async copy(copies: readonly { readonly fromId: string; readonly toId: string }[]): Promise<void> {
    await this.dataSource.query(
      `insert into dav_property (space_id, resource_id, name, value)
       select p.space_id, c.to_id, p.name, p.value
       from unnest($2::text[], $3::text[]) as c (from_id, to_id)
       join dav_property p on p.space_id = $1 and p.resource_id = c.from_id
       on conflict do nothing`,
      [this.spaceId, copies.map(({ fromId }) => fromId), copies.map(({ toId }) => toId)],
    );
  }
}
