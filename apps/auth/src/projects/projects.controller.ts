import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  pageOf,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { type Account, AccountsOnly, CurrentAccount } from '../accounts/current-account.js';
import { NeedsStepUp } from '../factors/step-up/needs-step-up.js';
import {
  CreateProject,
  ListProjects,
  type OwnProject,
  Project,
  toProject,
  UpdateProject,
} from './projects.schema.js';
import { projectVersion, ProjectsService } from './projects.service.js';

@ApiTags('Projects')
@AccountsOnly()
@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({ operationId: 'createProject', summary: 'Create a project' })
  @ApiCreatedResponse({ standardSchema: envelopeOf(Project) })
  async create(
    @CurrentAccount() { id }: Account,
    @Body({ schema: CreateProject }) { name, slug }: CreateProject,
  ): Promise<Project> {
    return toProject(await this.projects.create(id, name, slug));
  }

  @Get()
  @ApiOperation({ operationId: 'listProjects', summary: 'List your projects' })
  @ApiOkResponse({ standardSchema: pageOf(Project) })
  async list(
    @CurrentAccount() { id }: Account,
    @Query({ schema: ListProjects.schema }) query: ListProjects,
  ) {
    const rows = await this.projects.list(id, ListProjects.parse(query));
    return paged(ListProjects.page(rows, query, toProject));
  }

  @Requires('projects:read')
  @Get(':project')
  @ApiOperation({ operationId: 'getProject', summary: 'Read a project' })
  @ApiOkResponse({ standardSchema: envelopeOf(Project) })
  async get(@CurrentProject() { id }: ProjectRef, @CurrentAccount() { role = 'viewer' }: Account) {
    return tagged(await this.projects.get(id, role));
  }

  @Requires('projects:write')
  @Patch(':project')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateProject', summary: 'Rename a project' })
  @ApiOkResponse({ standardSchema: envelopeOf(Project) })
  async update(
    @CurrentProject() { id }: ProjectRef,
    @CurrentAccount() { role = 'viewer' }: Account,
    @Body({ schema: UpdateProject }) { name }: UpdateProject,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.projects.rename(id, name, role, expected));
  }

  @Requires('projects:write')
  @NeedsStepUp()
  @Delete(':project')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteProject', summary: 'Delete a project and end its keys' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { id }: ProjectRef,
    @CurrentAccount() { role }: Account,
    @IfMatch() expected: Precondition,
  ) {
    if (role !== 'owner') {
      throw CommonErrors.forbidden({ detail: 'Only an owner may delete a project.' });
    }
    await this.projects.delete(id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (project: OwnProject) => withETag(toProject(project), projectVersion(project));
