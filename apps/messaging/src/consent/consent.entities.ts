import { RecipientAddressEntity } from '../recipients/recipient-address.entity.js';
import { RecipientEntity } from '../recipients/recipient.entity.js';
import { TopicConsentEntity } from '../topics/topic-consent.entity.js';
import { TopicEntity } from '../topics/topic.entity.js';
import { ConsentSettingEntity } from './consent-setting.entity.js';
import { SuppressionEntity } from './suppressions/suppression.entity.js';

/** The tables of who is written to, and of what people want and do not want. */
export const CONSENT_ENTITIES = [
  SuppressionEntity,
  TopicEntity,
  TopicConsentEntity,
  RecipientEntity,
  RecipientAddressEntity,
  ConsentSettingEntity,
];
