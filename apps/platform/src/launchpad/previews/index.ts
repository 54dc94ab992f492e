import { PreviewApps } from './preview-apps.js';
import { PreviewEnding } from './preview-ending.js';
import { PreviewEntity, PreviewSettingsEntity } from './preview.entity.js';
import { PreviewHistory } from './preview-history.js';
import { PreviewSettingsService } from './preview-settings.service.js';
import { PreviewStatuses } from './preview-statuses.js';
import { PreviewView } from './preview-view.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsService } from './previews.service.js';

/** What the module of apps takes from here. */
export const previewParts = {
  entities: [PreviewEntity, PreviewSettingsEntity],
  controllers: [PreviewsController],
  providers: [
    PreviewApps,
    PreviewEnding,
    PreviewHistory,
    PreviewSettingsService,
    PreviewStatuses,
    PreviewView,
    PreviewsService,
  ],
};
