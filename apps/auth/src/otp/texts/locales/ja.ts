import type { Texts } from '../texts.js';

/** Japanese. */
export const ja: Texts = {
  code: '確認コードは {code} です。有効期限は{duration}です。他人に教えないでください。',
  codeOf: '{app} の確認コードは {code} です。有効期限は{duration}です。他人に教えないでください。',
  codeSubject: '確認コード',
  codeSubjectOf: '{app} の確認コード',
  link: 'ログインするには次のリンクを開いてください：\n{link}\n\nリンクは、申し込んだブラウザーで{duration}以内に一度だけ使えます。心当たりがない場合は無視してください。',
  linkSubject: 'ログイン用リンク',
  linkSubjectOf: '{app} へのログイン用リンク',
  signIn: 'ログイン',
  confirm: 'ボタンを押してログインしてください。',
  linkEnded: 'このリンクは使用済みか期限切れです。新しいリンクを申し込んでください。',
};
