import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { orderSql, paged } from '@skydeck/envelope';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { SpaceAccess } from '../../spaces/space-access.js';
import { type Duplicate, DuplicateListResponse, ListDuplicates } from './duplicate.schema.js';

const EXACT = `
  select sha256 as id, array_agg(id order by id) as files, 0 as distance from node
  where space_id = $1 and kind = 'file' and trashed_at is null and not is_going
  group by sha256 having count(*) > 1`;
const NEAR = `
  select p.id, array[p.one, p.other] as files, p.distance from photo_pair p
  join photo a on a.id = p.one join photo b on b.id = p.other
  where p.space_id = $1 and not a.is_hidden and not b.is_hidden`;

@ApiTags('Photos')
@ApiHeader(SKYDECK_USER)
@Controller('duplicates')
export class DuplicatesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: SpaceAccess,
  ) {}

  @Get()
  @Requires('photos:read')
  @ApiOperation({
    operationId: 'listDuplicates',
    summary: 'List files that are there more than once',
    description: 'Those with the same bytes, or pairs of photographs that look nearly the same.',
  })
  @ApiOkResponse({ standardSchema: DuplicateListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListDuplicates.schema }) query: ListDuplicates,
  ) {
    const { limit, sort, after, filters } = ListDuplicates.parse(query);
    const { kind = 'exact', space_id } = filters;
    const space = await this.access.resolve(project, space_id, 'read', actor);
    const { order, beyond } = orderSql(sort);
    const rows = await this.dataSource.query<Omit<Duplicate, 'kind'>[]>(
      `select * from (${kind === 'exact' ? EXACT : NEAR}) found
       where $2::text is null or id ${beyond} $2 order by id ${order} limit $3`,
      [space.id, after?.id ?? null, limit + 1],
    );
    return paged(
      ListDuplicates.page(rows, query, ({ id, files, distance }) => ({
        id,
        kind,
        files,
        distance,
      })),
    );
  }
}
