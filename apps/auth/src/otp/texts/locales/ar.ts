import type { Texts } from '../texts.js';

/** Arabic. */
export const ar: Texts = {
  code: 'رمز التحقق الخاص بك هو {code}. صالح لمدة {duration}. لا تشاركه مع أحد.',
  codeOf: 'رمز التحقق الخاص بك في {app} هو {code}. صالح لمدة {duration}. لا تشاركه مع أحد.',
  codeSubject: 'رمز التحقق الخاص بك',
  codeSubjectOf: 'رمز التحقق الخاص بك في {app}',
  link: 'افتح هذا الرابط لتسجيل الدخول:\n{link}\n\nيعمل مرة واحدة، لمدة {duration}، في المتصفح الذي طلبته منه. إذا لم تطلبه فتجاهل هذه الرسالة.',
  linkSubject: 'رابط تسجيل الدخول',
  linkSubjectOf: 'رابط تسجيل الدخول إلى {app}',
  signIn: 'تسجيل الدخول',
  confirm: 'اضغط الزر لتسجيل الدخول.',
  linkEnded: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
};
