import type { Texts } from '../texts.js';

/** Spanish. */
export const es: Texts = {
  code: 'Su código de verificación es {code}. Es válido durante {duration}. No lo comparta.',
  codeOf:
    'Su código de verificación de {app} es {code}. Es válido durante {duration}. No lo comparta.',
  codeSubject: 'Su código de verificación',
  codeSubjectOf: 'Su código de verificación de {app}',
  link: 'Abra este enlace para iniciar sesión:\n{link}\n\nFunciona una sola vez, durante {duration}, en el navegador en el que lo pidió. Si no fue usted, ignore este mensaje.',
  linkSubject: 'Su enlace para iniciar sesión',
  linkSubjectOf: 'Su enlace para iniciar sesión en {app}',
  signIn: 'Iniciar sesión',
  confirm: 'Pulse el botón para iniciar sesión.',
  linkEnded: 'Este enlace ya se usó o ha caducado. Pida uno nuevo.',
};
