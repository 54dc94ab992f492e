import type { Texts } from '../texts.js';

/** German. */
export const de: Texts = {
  code: 'Ihr Bestätigungscode lautet {code}. Er gilt {duration}. Geben Sie ihn nicht weiter.',
  codeOf:
    'Ihr Bestätigungscode für {app} lautet {code}. Er gilt {duration}. Geben Sie ihn nicht weiter.',
  codeSubject: 'Ihr Bestätigungscode',
  codeSubjectOf: 'Ihr Bestätigungscode für {app}',
  link: 'Öffnen Sie diesen Link, um sich anzumelden:\n{link}\n\nEr gilt einmal, {duration} lang, in dem Browser, in dem Sie ihn angefordert haben. Falls Sie das nicht waren, ignorieren Sie diese Nachricht.',
  linkSubject: 'Ihr Link zur Anmeldung',
  linkSubjectOf: 'Ihr Link zur Anmeldung bei {app}',
  signIn: 'Anmelden',
  confirm: 'Drücken Sie die Schaltfläche, um sich anzumelden.',
  linkEnded: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
};
