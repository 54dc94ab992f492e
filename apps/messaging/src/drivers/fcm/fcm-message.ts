import type { OutboundMessage } from '../channel.driver.js';
import { isUrgent, ttlOf } from '../push-options.js';

const DAY_S = 86_400;
/** FCM keeps nothing for longer. */
const MOST_TTL_S = 28 * DAY_S;

/**
 * The message as the API takes it. What is said for Android is said for the others too, as Firebase
 * serves all three.
 * @see https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages
 */
export function fcmMessage(message: OutboundMessage, now: Date) {
  const { id, recipient: token, content } = message;
  const { subject, text = '', data, collapse_key: key } = content ?? {};
  const urgent = isUrgent(message);
  const ttlS = ttlOf(message, now, MOST_TTL_S);
  const until = Math.floor(now.getTime() / 1000) + ttlS;
  return {
    token,
    notification: { ...(subject !== undefined && { title: subject }), body: text },
    data: { ...data, skydeck_id: id },
    android: {
      ttl: `${ttlS}s`,
      priority: urgent ? 'HIGH' : 'NORMAL',
      ...(key !== undefined && { collapse_key: key }),
    },
    apns: {
      headers: {
        'apns-expiration': String(ttlS === 0 ? 0 : until),
        'apns-priority': urgent ? '10' : '5',
        ...(key !== undefined && { 'apns-collapse-id': key }),
      },
    },
    webpush: { headers: { TTL: String(ttlS), Urgency: urgent ? 'high' : 'normal' } },
  };
}
