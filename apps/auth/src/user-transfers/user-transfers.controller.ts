import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentPrincipal,
  CurrentProject,
  isAllowed,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { StreamedBody, TakesStream } from '@skydeck/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readUsers } from './import-lines.js';
import { UserExports } from './user-exports.service.js';
import { UserImports } from './user-imports.service.js';

const NDJSON = 'application/x-ndjson';
const HASHES_SCOPE = 'passwords:write';

const ExportUsers = z.strictObject({
  include: z
    .literal('password_hashes')
    .optional()
    .describe(`Whether hashes of passwords come along; needs the scope \`${HASHES_SCOPE}\`.`),
});
type ExportUsers = z.output<typeof ExportUsers>;

@ApiTags('Users')
@Controller('auth/users')
export class UserTransfersController {
  constructor(
    private readonly imports: UserImports,
    private readonly exports: UserExports,
  ) {}

  @Requires('users:write')
  @Post('import')
  @HttpCode(200)
  @TakesStream()
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOperation({
    operationId: 'importUsers',
    summary: 'Take users in from elsewhere',
    description:
      'The body is NDJSON or one JSON array, at most 10,000 users. Each has an `external_id`, and may have the fields of a user and `password_hash`. The answer has one line for each: `line`, `external_id`, `status` (`created`, `updated`, `unchanged` or `failed`), `id`, `error`.',
  })
  @ApiOkResponse({ content: { [NDJSON]: { schema: { type: 'string' } } } })
  async import(
    @CurrentProject() project: ProjectRef,
    @StreamedBody() body: AsyncIterable<Buffer>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const users = await readUsers(body);
    await answer(reply, asLines(this.imports.run(project, users)));
  }

  @Requires('users:read')
  @Get('export')
  @ApiOperation({
    operationId: 'exportUsers',
    summary: 'Download all users',
    description: 'One user a line (NDJSON), oldest first.',
  })
  @ApiOkResponse({ content: { [NDJSON]: { schema: { type: 'string' } } } })
  async export(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ExportUsers }) { include }: ExportUsers,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const hasHashes = include !== undefined;
    if (hasHashes && !isAllowed(principal, HASHES_SCOPE)) throw CommonErrors.insufficient_scope();
    await this.exports.note(project, hasHashes);
    void reply.header('content-disposition', 'attachment; filename="users.ndjson"');
    void reply.header('x-request-id', request.id);
    await answer(reply, this.exports.lines(project.tenant, hasHashes));
  }
}

async function* asLines(values: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

function answer(reply: FastifyReply, lines: AsyncGenerator<string>): FastifyReply {
  return reply
    .type(`${NDJSON}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .send(Readable.from(lines, { objectMode: false }));
}
