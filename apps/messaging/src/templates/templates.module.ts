import { Module } from '@nestjs/common';
import { Markup } from './compile/markup.js';
import { TemplateHistory } from './template-history.js';
import { TemplateMetrics } from './render/template-metrics.js';
import { TemplateRendering } from './render/template-rendering.js';
import { TemplateContentsController } from './template-contents.controller.js';
import { TemplateVersions } from './template-versions.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

@Module({
  controllers: [TemplateContentsController, TemplatesController],
  providers: [
    Markup,
    TemplateHistory,
    TemplateMetrics,
    TemplateRendering,
    TemplateVersions,
    TemplatesService,
  ],
  exports: [TemplateRendering],
})
export class TemplatesModule {}
