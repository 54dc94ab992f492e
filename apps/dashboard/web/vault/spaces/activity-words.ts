import type { Activity, ActivityKind } from '../../api/vault-activity.js';

/** What people call the things of a space. */
export const KIND_LABELS: Readonly<Record<ActivityKind, string>> = {
  file: 'file',
  folder: 'folder',
  share_link: 'link to',
  note: 'note',
  task_list: 'list of tasks',
  task: 'task',
  album: 'album',
  calendar: 'calendar',
  calendar_event: 'event',
  calendar_feed: 'calendar address',
  address_book: 'address book',
  contact: 'contact',
  space: 'space',
  space_member: 'member',
  space_export: 'archive',
  retention_rule: 'retention rule',
  app_password: 'app password',
};

/** The kinds to choose from, in their order. */
export const KIND_CHOICES = [
  { value: '', label: 'Everything' },
  { value: 'file', label: 'Files' },
  { value: 'folder', label: 'Folders' },
  { value: 'share_link', label: 'Links' },
  { value: 'album', label: 'Albums' },
  { value: 'note', label: 'Notes' },
  { value: 'task', label: 'Tasks' },
  { value: 'task_list', label: 'Lists of tasks' },
  { value: 'calendar', label: 'Calendars' },
  { value: 'calendar_event', label: 'Events' },
  { value: 'calendar_feed', label: 'Calendar addresses' },
  { value: 'contact', label: 'Contacts' },
  { value: 'address_book', label: 'Address books' },
  { value: 'space_member', label: 'Members' },
  { value: 'retention_rule', label: 'Retention rules' },
  { value: 'space_export', label: 'Archives' },
  { value: 'app_password', label: 'App passwords' },
  { value: 'space', label: 'The space itself' },
] as const;

const VERBS: Readonly<Record<string, string>> = {
  created: 'made',
  updated: 'changed',
  trashed: 'put into the trash',
  restored: 'took out of the trash',
  deleted: 'deleted',
  completed: 'finished',
  added: 'let in',
  removed: 'let out',
  ready: 'made ready',
  failed: 'could not make',
};

/** Such as `put into the trash`. */
export const verbOf = ({ what }: Activity): string => VERBS[what] ?? what.replaceAll('_', ' ');

/** What something is called, as far as anybody knows. */
export function nameOf({ kind, name, subject, details }: Activity): string {
  if (kind === 'space_member') return subject;
  if (kind === 'space_export') return 'of the space';
  if (kind === 'retention_rule') {
    const { tag } = details;
    return typeof tag === 'string' ? `for the tag ${tag}` : 'for a folder';
  }
  return name ?? 'no longer known';
}
