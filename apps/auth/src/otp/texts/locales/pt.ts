import type { Texts } from '../texts.js';

/** Portuguese. */
export const pt: Texts = {
  code: 'O seu código de verificação é {code}. É válido por {duration}. Não o partilhe.',
  codeOf: 'O seu código de verificação de {app} é {code}. É válido por {duration}. Não o partilhe.',
  codeSubject: 'O seu código de verificação',
  codeSubjectOf: 'O seu código de verificação de {app}',
  link: 'Abra esta ligação para iniciar sessão:\n{link}\n\nFunciona uma só vez, durante {duration}, no navegador em que a pediu. Se não a pediu, ignore esta mensagem.',
  linkSubject: 'A sua ligação para iniciar sessão',
  linkSubjectOf: 'A sua ligação para iniciar sessão em {app}',
  signIn: 'Iniciar sessão',
  confirm: 'Carregue no botão para iniciar sessão.',
  linkEnded: 'Esta ligação já foi usada ou expirou. Peça uma nova.',
};
