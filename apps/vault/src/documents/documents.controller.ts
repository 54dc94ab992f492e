import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../spaces/actor.js';
import { type DocumentRow, toDocument } from './document-rows.js';
import {
  DocumentListResponse,
  DocumentResponse,
  DocumentTextResponse,
  FoundDocumentsResponse,
  ListDocuments,
  SearchDocuments,
  UpdateDocument,
} from './document.schema.js';
import { Documents } from './documents.js';
import { DocumentSearch } from './search/document-search.js';

@ApiTags('Documents')
@ApiHeader(SKYDECK_USER)
@Controller('documents')
export class DocumentsController {
  constructor(
    private readonly documents: Documents,
    private readonly search: DocumentSearch,
  ) {}

  @Get()
  @Requires('documents:read')
  @ApiOperation({
    operationId: 'listDocuments',
    summary: 'List documents',
    description: 'Files whose text is read: PDF, office files, pages of the web and plain text.',
  })
  @ApiOkResponse({ standardSchema: DocumentListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListDocuments.schema }) query: ListDocuments,
  ) {
    const rows = await this.documents.list(project, ListDocuments.parse(query), actor);
    return paged(ListDocuments.page(rows, query, toDocument));
  }

  @Get('search')
  @Requires('documents:read')
  @ApiOperation({
    operationId: 'searchDocuments',
    summary: 'Find documents by their words',
    description:
      'Looks in names and texts, those that were read from scans included. Of more than 1,000 that match, 1,000 are put in order.',
  })
  @ApiOkResponse({ standardSchema: FoundDocumentsResponse })
  async find(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: SearchDocuments }) query: SearchDocuments,
  ) {
    const found = await this.search.find(project, query, actor);
    const documents = found.slice(0, query.limit).map(({ document, score, highlight }) => ({
      document: toDocument(document),
      score,
      highlight,
    }));
    return { documents, has_more: found.length > query.limit };
  }

  @Get(':document')
  @Requires('documents:read')
  @ApiOperation({ operationId: 'getDocument', summary: 'Get a document' })
  @ApiOkResponse({ standardSchema: DocumentResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('document') id: string,
  ) {
    return tagged(await this.documents.get(project, id, 'read', actor));
  }

  @Get(':document/text')
  @Requires('documents:read')
  @ApiOperation({ operationId: 'getDocumentText', summary: 'Get the text of a document' })
  @ApiOkResponse({ standardSchema: DocumentTextResponse })
  async text(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('document') id: string,
  ) {
    const { is_cut } = await this.documents.get(project, id, 'read', actor);
    return { id, text: await this.documents.text(project, id, actor), is_cut };
  }

  @Patch(':document')
  @Requires('documents:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateDocument',
    summary: 'Change what is known of a document',
    description: 'Its tags, its correspondent, its language, and values of your own.',
  })
  @ApiOkResponse({ standardSchema: DocumentResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('document') id: string,
    @Body({ schema: UpdateDocument }) body: UpdateDocument,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.documents.update(project, id, [body, expected], actor));
  }
}

const tagged = (row: DocumentRow) => withETag(toDocument(row), row.version);
