/** What may be done something with in a space. */
export const ACTIVITY_KINDS = [
  'file',
  'folder',
  'share_link',
  'note',
  'task_list',
  'task',
  'album',
  'calendar',
  'calendar_event',
  'calendar_feed',
  'space',
  'space_member',
  'space_export',
  'retention_rule',
  'app_password',
] as const;
