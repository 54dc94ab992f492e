import type { Texts } from '../texts.js';

/** Chinese. */
export const zh: Texts = {
  code: '您的验证码是 {code}，{duration}内有效。请勿告诉他人。',
  codeOf: '您的 {app} 验证码是 {code}，{duration}内有效。请勿告诉他人。',
  codeSubject: '您的验证码',
  codeSubjectOf: '您的 {app} 验证码',
  link: '打开此链接登录：\n{link}\n\n链接仅可使用一次，{duration}内有效，且须在您请求它的浏览器中打开。如果不是您请求的，请忽略此邮件。',
  linkSubject: '您的登录链接',
  linkSubjectOf: '您的 {app} 登录链接',
  signIn: '登录',
  confirm: '请点击按钮登录。',
  linkEnded: '此链接已被使用或已过期，请重新获取。',
};
