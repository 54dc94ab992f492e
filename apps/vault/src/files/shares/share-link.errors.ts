import { defineErrors } from '@skydeck/errors';

/** Why a link to a file does not lead to it. */
export const ShareLinkErrors = defineErrors('share_link', {
  not_found: {
    status: 404,
    message: 'There is no such link.',
    fix: 'Ask whoever sent it for another one; links end when they are taken back.',
  },
  ended: {
    status: 410,
    message: 'This link has ended.',
    fix: 'Ask whoever sent it for another one.',
  },
  password_needed: {
    status: 401,
    message: 'This link needs its password.',
    fix: 'Send it in the header `Skydeck-Share-Password`.',
  },
  place_stays: {
    status: 409,
    message: 'Where it was taken cannot be taken out of this file.',
    fix: 'Make a link with `keep_place`, or share another copy of it.',
  },
  view_only: {
    status: 403,
    message: 'This file may be looked at only, and browsers cannot show it.',
    fix: 'Ask whoever sent the link for one that lets you download.',
  },
});
