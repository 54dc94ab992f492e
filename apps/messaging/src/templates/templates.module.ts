import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Markup } from './compile/markup.js';
import { TemplateRendering } from './render/template-rendering.js';
import { TemplateContentsController } from './template-contents.controller.js';
import { TemplateEntity } from './template.entity.js';
import { TemplateVersions } from './template-versions.js';
import { TemplateVersionEntity } from './template-version.entity.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

@Module({
  controllers: [TemplateContentsController, TemplatesController],
  providers: [Markup, TemplateRendering, TemplateVersions, TemplatesService],
  exports: [TemplateRendering],
})
export class TemplatesModule {}
