import { AppChanges } from './app-changes.js';
import { AppSettingsEntity, FormerNameEntity } from './app-settings.entity.js';
import { FormerNames } from './former-names.js';
import { AppSettingsView } from './app-settings-view.js';
import { ReplicaLimits } from '../scaling/replica-limits.js';
import { StoredSettings } from './stored-settings.js';
import { WaitingSettings } from './waiting-settings.js';

/** What the module of apps takes from here. */
export const appSettingsParts = {
  entities: [AppSettingsEntity, FormerNameEntity],
  providers: [
    AppChanges,
    AppSettingsView,
    FormerNames,
    ReplicaLimits,
    StoredSettings,
    WaitingSettings,
  ],
};
