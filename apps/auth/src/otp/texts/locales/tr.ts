import type { Texts } from '../texts.js';

/** Turkish. */
export const tr: Texts = {
  code: 'Doğrulama kodunuz: {code}. {duration} geçerlidir. Kimseyle paylaşmayın.',
  codeOf: '{app} doğrulama kodunuz: {code}. {duration} geçerlidir. Kimseyle paylaşmayın.',
  codeSubject: 'Doğrulama kodunuz',
  codeSubjectOf: '{app} doğrulama kodunuz',
  link: 'Oturum açmak için bu bağlantıyı açın:\n{link}\n\nBir kez, {duration} boyunca, istediğiniz tarayıcıda çalışır. Siz istemediyseniz bu iletiyi yok sayın.',
  linkSubject: 'Oturum açma bağlantınız',
  linkSubjectOf: '{app} için oturum açma bağlantınız',
  signIn: 'Oturum aç',
  confirm: 'Oturum açmak için düğmeye basın.',
  linkEnded: 'Bu bağlantı zaten kullanılmış veya süresi dolmuş. Yenisini isteyin.',
};
