import { Module } from '@nestjs/common';
import { HostedPagesModule } from '../../hosted-pages/hosted-pages.module.js';
import { CapturePageController } from './capture-page.controller.js';
import { CapturePageTheme } from './capture-page-theme.js';

@Module({
  imports: [HostedPagesModule],
  controllers: [CapturePageController],
  providers: [CapturePageTheme],
})
export class CapturePageModule {}
