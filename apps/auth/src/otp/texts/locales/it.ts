import type { Texts } from '../texts.js';

/** Italian. */
export const it: Texts = {
  code: 'Il codice di verifica è {code}. È valido per {duration}. Non condividerlo.',
  codeOf: 'Il codice di verifica di {app} è {code}. È valido per {duration}. Non condividerlo.',
  codeSubject: 'Il codice di verifica',
  codeSubjectOf: 'Il codice di verifica di {app}',
  link: 'Apri questo link per accedere:\n{link}\n\nFunziona una sola volta, per {duration}, nel browser in cui l’hai richiesto. Se non l’hai richiesto, ignora questo messaggio.',
  linkSubject: 'Il link per accedere',
  linkSubjectOf: 'Il link per accedere a {app}',
  signIn: 'Accedi',
  confirm: 'Premi il pulsante per accedere.',
  linkEnded: 'Questo link è già stato usato o è scaduto. Chiedine uno nuovo.',
};
