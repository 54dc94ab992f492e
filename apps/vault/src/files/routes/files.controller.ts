import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { madeBefore } from '@skydeck/idempotency';
import { StreamedBody, TakesStream } from '@skydeck/service';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { FileDelivery } from '../content/file-delivery.js';
import { lengthOf, mediaTypeOf } from '../content/media-type.js';
import { FilesService } from '../files.service.js';
import type { NodeEntity } from '../nodes/node.entity.js';
import { Trash } from '../trash/trash.js';
import { FileVersions } from '../versions.js';
import {
  FileListResponse,
  FileResponse,
  ListFiles,
  MoveNode,
  NewContentQuery,
  NewFileQuery,
  NodeDeletedResponse,
  toFile,
} from './file.schema.js';
import { NodeAccess } from './node-access.js';

const BINARY = { type: 'string', format: 'binary' } as const;

/** Files. */
@ApiTags('Files')
@ApiHeader(SKYDECK_USER)
@Controller('files')
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly nodes: NodeAccess,
    private readonly versions: FileVersions,
    private readonly delivery: FileDelivery,
    private readonly trash: Trash,
  ) {}

  @Post()
  @HttpCode(201)
  @TakesStream({ ofAnyType: true })
  @Requires('documents:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'createFile',
    summary: 'Store a file in one request',
    description: 'The body is the file. What may be cut off is better sent with a tus client.',
  })
  @ApiCreatedResponse({ standardSchema: FileResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: NewFileQuery }) query: NewFileQuery,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
    @StreamedBody() bytes: AsyncIterable<Buffer>,
  ) {
    const { name, parent_id: parentId = null, sha256 } = query;
    const space = await this.nodes.space(query.space_id, { project, actor, need: 'write' });
    const made = await madeBefore('fil', (id) => this.files.get(project.tenant, 'file', id));
    if (made) return tagged(made);
    const place = { space, parentId, name, actor };
    await this.files.checkPlace(place);
    const sizeBytes = lengthOf(request);
    await using received = await this.files.receive(space, bytes, { sizeBytes, sha256 });
    const contentType = mediaTypeOf(name, request, query.content_type);
    return tagged(await this.files.createFile(place, { contentType, received }));
  }

  @Get()
  @Requires('documents:read')
  @ApiOperation({ operationId: 'listFiles', summary: 'List files of a space' })
  @ApiOkResponse({ standardSchema: FileListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListFiles.schema }) query: ListFiles,
    @Actor() actor: string | undefined,
  ) {
    const wanted = ListFiles.parse(query);
    const { space_id, parent_id: parent, name, sha256 } = wanted.filters;
    const { id } = await this.nodes.space(space_id, { project, actor, need: 'read' });
    const rows = await this.nodes.list({ spaceId: id, kind: 'file', parent, name, sha256 }, wanted);
    return paged(ListFiles.page(rows, query, toFile));
  }

  @Get(':file')
  @Requires('documents:read')
  @ApiOperation({ operationId: 'getFile', summary: 'Show what is known of a file' })
  @ApiOkResponse({ standardSchema: FileResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('file') id: string,
    @Actor() actor: string | undefined,
  ) {
    return tagged(await this.nodes.get('file', id, { project, actor, need: 'read' }));
  }

  @Patch(':file')
  @Requires('documents:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'moveFile', summary: 'Rename a file, or move it' })
  @ApiOkResponse({ standardSchema: FileResponse })
  async move(
    @CurrentProject() project: ProjectRef,
    @Param('file') id: string,
    @Body({ schema: MoveNode }) { name, parent_id: parentId }: MoveNode,
    @IfMatch() expected: Precondition,
    @Actor() actor: string | undefined,
  ) {
    const file = await this.nodes.get('file', id, { project, actor, need: 'write' });
    return tagged(await this.files.move(file, { name, parentId }, expected));
  }

  @Delete(':file')
  @Requires('documents:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'trashFile', summary: 'Put a file into the trash' })
  @ApiOkResponse({ standardSchema: NodeDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('file') id: string,
    @IfMatch() expected: Precondition,
    @Actor() actor: string | undefined,
  ) {
    const file = await this.nodes.get('file', id, { project, actor, need: 'write' });
    await this.trash.put(file, expected);
    return { id, deleted: true as const };
  }

  @Get(':file/content')
  @Requires('documents:read')
  @ApiProduces('*/*')
  @ApiOperation({
    operationId: 'getFileContent',
    summary: 'Download a file',
    description:
      'Takes `Range`, `If-Range`, `If-Match` and `If-None-Match`; the `ETag` is the SHA-256.',
  })
  @ApiOkResponse({ schema: BINARY })
  async content(
    @CurrentProject() project: ProjectRef,
    @Param('file') id: string,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.nodes.get('file', id, { project, actor, need: 'read' });
    await this.delivery.send(await this.versions.get(file), file.name, request, reply);
  }

  @Put(':file/content')
  @TakesStream({ ofAnyType: true })
  @Requires('documents:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'replaceFileContent',
    summary: 'Give a file new content, as a new version',
    description: '`If-Match` takes the `ETag` of the file or of its content.',
  })
  @ApiOkResponse({ standardSchema: FileResponse })
  async replace(
    @CurrentProject() project: ProjectRef,
    @Param('file') id: string,
    @Query({ schema: NewContentQuery }) query: NewContentQuery,
    @IfMatch() expected: Precondition,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
    @StreamedBody() bytes: AsyncIterable<Buffer>,
  ) {
    const file = await this.nodes.get('file', id, { project, actor, need: 'write' });
    const check = (before: NodeEntity) => {
      checkEither(expected, before);
    };
    check(file);
    const space = this.files.spaceOf(file);
    const sizeBytes = lengthOf(request);
    // Nothing at all is more likely a mistake than an empty file: that one says its type.
    const isNothing = sizeBytes === 0 && request.headers['content-type'] === undefined;
    if (isNothing) throw CommonErrors.unsupported_media_type();
    const announced = { sizeBytes, sha256: query.sha256 };
    await using received = await this.files.receive(space, bytes, announced);
    const contentType = mediaTypeOf(file.name, request, query.content_type);
    return tagged(await this.files.replace(file, { contentType, received, actor }, check));
  }
}

function checkEither(expected: Precondition, { version, sha256 }: NodeEntity): void {
  const { versions } = expected;
  const isSame = versions?.some((one) => one === String(version) || one === sha256) ?? true;
  if (!isSame) throw CommonErrors.precondition_failed();
}

const tagged = (node: NodeEntity) => withETag(toFile(node), node.version);
